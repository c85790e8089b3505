// Stands in every page with islands, and wakes each when its time has come. Kept small: it is all that loads unasked.

interface Island {
  wake(root: HTMLElement, props: unknown): unknown;
}

/** By island: a promise while it wakes, null once it is awake or has failed. */
const states = new Map<Element, Promise<unknown> | null>();
let held: HTMLElement | undefined;

function wake(root: HTMLElement): Promise<unknown> | null {
  if (!states.has(root)) states.set(root, load(root));
  return states.get(root) ?? null;
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

function plan(root: HTMLElement): void {
  const { when, media, draft } = root.dataset;
  const start = () => wake(root);
  if (when === 'load' || hasDraft(draft)) start();
  if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
  if (media) {
    const query = matchMedia(media);
    const check = () => query.matches && start();
    query.onchange = check;
    check();
  }
  if (when === 'visible') {
    // The island itself has no box.
    new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: '200px',
    }).observe(root.children[0] as Element);
  }
}

/** A press that only the island can answer waits for it; everything else goes on natively. */
function touch(event: Event): void {
  const target = event.target as HTMLElement;
  const root = target.closest?.<HTMLElement>('[data-when=interaction]');
  const ready = root && wake(root);
  if (!ready) return;
  const control = target.closest<HTMLElement>('button,[data-position]');
  if (event.type !== 'click' || !control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  void ready.then(() => {
    // However often it was pressed meanwhile, it was meant once.
    if (held === control) control.click();
    held = undefined;
  });
}

for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, touch, true);
for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) plan(root);
