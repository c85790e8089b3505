// Loads a module when it is needed, since most runs do not need it.

/** `path` is from the root. commands/run.mjs replaces `load` by `require`, the only way in which tsx loads there. */
export const lazyModules: { load<Module>(path: string): Promise<Module> } = {
  load: (path) => import(/* @vite-ignore */ `../../${path}`),
};
