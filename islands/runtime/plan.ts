// When an island wakes, and how: kept small, since it is part of all that loads unasked.

interface Island {
  wake(root: HTMLElement, props: unknown): unknown;
}

/** By island: a promise while it wakes, null once it is awake or has failed. */
const states = new Map<Element, Promise<unknown> | null | undefined>();

/** Nothing when it is awake already, or has failed. */
export function wake(root: HTMLElement): Promise<unknown> | null | undefined {
  if (!states.has(root)) states.set(root, load(root));
  return states.get(root);
}

/** An island that fails is named on the console; its HTML stays and works as it does without a script. */
async function load(root: HTMLElement): Promise<void> {
  const { island, src, props } = root.dataset;
  try {
    const urls = (src as string).split(' ');
    const modules = await Promise.all(urls.map((url) => import(url)));
    await (modules[0] as Island).wake(root, JSON.parse(props ?? '{}'));
  } catch (error) {
    console.error(`island ${island}:`, error);
  }
  states.set(root, null);
}

function hasDraft(key: string | undefined): unknown {
  try {
    return key && sessionStorage.getItem(key);
  } catch {}
}

/** Wakes the island once its time has come; one that waits for a touch is the loader's. */
export function plan(root: HTMLElement): void {
  const { when, media, draft } = root.dataset;
  const start = () => wake(root);
  if (when === 'load' || hasDraft(draft)) start();
  if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
  if (media) {
    const query = matchMedia(media);
    query.onchange = () => query.matches && start();
    if (query.matches) start();
  }
  if (when === 'visible') {
    // The island itself has no box.
    new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: '200px',
    }).observe(root.children[0] as Element);
  }
}
