// How long anything is waited for: what has not come by then never comes, however busy the machine is.

export const PATIENCE_MS = 60_000;

/** For `vi.waitFor`. */
export const LIMIT = { timeout: PATIENCE_MS, interval: 50 };
