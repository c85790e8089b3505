// Sets NODE_ENV. Imported before React by every entry that renders: its production code is two to five times faster.

// React's warnings exist in its development code only; a test asks for it.
process.env.NODE_ENV = process.env.REACT_WARNINGS ? 'development' : 'production';
