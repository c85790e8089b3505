// Loads modules that most runs do not need only when they are needed.

/** `path` is from the root. commands/run.mjs replaces `load`, since `import` knows no TypeScript there. */
export const loader: { load<Module>(path: string): Promise<Module> } = {
  load: (path) => import(/* @vite-ignore */ `../../${path}`),
};
