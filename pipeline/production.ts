// Imported before React by whatever builds: its production code renders two to five times faster.

// What React would warn of only its development code says; a test asks for it.
process.env.NODE_ENV = process.env.REACT_WARNINGS ? 'development' : 'production';
