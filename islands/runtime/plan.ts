// When an island wakes, and how: kept small, since it is part of all that loads unasked.

interface Island {
  wake(root: HTMLElement, props: unknown): unknown;
}

/** The element around an island. */
export interface Root extends HTMLElement {
  /** A promise while it wakes, false once it is awake; none again where it failed. */
  waking?: Promise<void> | false | null;
}

/** A connection that stands still is no better than one that breaks. */
const LIMIT_MS = 10_000;

/** An island that fails is named on the console; its HTML works as it does without a script, and the next press tries again. */
export async function load(root: Root): Promise<void> {
  const { island, src, props } = root.dataset;
  try {
    const [module] = await Promise.race([
      Promise.all((src as string).split(' ').map((url) => import(url))),
      new Promise<never>((_, fail) => setTimeout(fail, LIMIT_MS)),
    ]);
    await (module as Island).wake(root, props && JSON.parse(props));
    root.waking = false;
  } catch (error) {
    console.error(`island ${island}:`, error);
    root.waking = null;
  }
}

/** Wakes the island once its time has come; one that waits for a touch is the loader's. */
export function plan(root: Root): void {
  const { when = '', draft } = root.dataset;
  const start = () => {
    root.waking ??= load(root);
  };
  try {
    if (when === 'load' || (draft && sessionStorage.getItem(draft))) start();
  } catch {}
  if (when.startsWith('(')) {
    const query = matchMedia(when);
    query.onchange = () => query.matches && start();
    if (query.matches) start();
  }
  if (when === 'visible') {
    // The island itself has no box.
    new IntersectionObserver((entries) => entries[0]?.isIntersecting && start(), {
      rootMargin: '200px',
    }).observe(root.children[0] as Element);
  }
}
