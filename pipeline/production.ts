// Imported before React by whatever builds: its production code renders two to five times faster.

// Under the test runner React's warnings are wanted, and only its development code gives them.
if (!process.env.VITEST) process.env.NODE_ENV = 'production';
