// @ts-check
// Starts a command from its sources: `node commands/launch.mjs build --strict`.
// Plain JavaScript, so that it can say that packages are missing.

/** What Node.js, esbuild and sharp say where a package or its program for this machine is not there. */
const INCOMPLETE = /Cannot find package|needed by esbuild|esbuild for another|load the "sharp"/;

// Whoever reads the words may have read enough, as `head` does.
process.stdout.on('error', () => process.exit());

const [command] = process.argv.splice(2, 1);
try {
  const { register } = await import('tsx/esm/api');
  register();
  // React asks for its mode when it is loaded.
  await import('../pipeline/production.ts');
  await import(`./${command}.ts`);
} catch (error) {
  if (!INCOMPLETE.test(String(error))) throw error;
  console.error('Packages are missing, or are those of another machine: run npm ci.');
  process.exitCode = 1;
}
