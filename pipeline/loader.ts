// Loads modules of the program that most runs do not need, once they are needed.

/** `path`: from the root. commands/run.mjs puts `require` in its place, since `import` knows no TypeScript there. */
export const loader: { load<Module>(path: string): Promise<Module> } = {
  load: (path) => import(/* @vite-ignore */ `../${path}`),
};
