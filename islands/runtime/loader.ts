// Stands in every page with islands, and wakes each when its time has come. Kept small: it is all that loads unasked.

interface Island {
  wake(root: HTMLElement, props: unknown): unknown;
}

const SLEEPING = '[data-when=interaction]';
const waking = new Map<Element, Promise<void>>();
const awake = new Set<Element>();
const held = new Set<Element>();

/** An island that fails is named on the console; its HTML stays and works as it does without a script. */
async function load(root: HTMLElement): Promise<void> {
  const { island, src = '', props = '{}' } = root.dataset;
  try {
    const [module] = await Promise.all(src.split(' ').map((url): Promise<Island> => import(url)));
    await module?.wake(root, JSON.parse(props));
  } catch (error) {
    console.error(`island ${island}:`, error);
  }
  awake.add(root);
}

function wake(root: HTMLElement): Promise<void> {
  const promise = waking.get(root) ?? load(root);
  waking.set(root, promise);
  return promise;
}

function hasDraft(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function plan(root: HTMLElement): void {
  const { when, media = '', draft } = root.dataset;
  const start = (): void => void wake(root);
  if (when === 'load' || hasDraft(draft) || root.contains(document.activeElement)) start();
  else if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
  else if (when === 'media') {
    const query = matchMedia(media);
    const check = (): void => {
      if (query.matches) start();
    };
    query.onchange = check;
    check();
  } else if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root.firstElementChild ?? root);
  }
}

/** A press of a button or a link waits until the island can answer it; everything else goes on natively. */
function touch(event: Event): void {
  const target = event.target as HTMLElement;
  const root = target.closest?.<HTMLElement>(SLEEPING);
  if (!root || awake.has(root)) return;
  const ready = wake(root);
  const control = target.closest<HTMLElement>('button,a:not([target])');
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (event.type !== 'click' || !control || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (held.has(root)) return;
  held.add(root);
  void ready.then(() => control.click());
}

for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click']) {
  addEventListener(type, touch, true);
}
for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) plan(root);
