// What an open page of the preview does when there is a newer one: it takes over what has changed, and reloads only
// where scripts are concerned. Scroll, focus and typed text stay.

/* global Idiomorph: sent before this. */
const HELD =
  'script:not([type="application/ld+json"]), .island, iframe, dialog, input, textarea, select';
const { events, worker, version } = document.currentScript.dataset;
/** Of what the page shows, and the newest that was heard of. */
let current = Number(version);
let latest = current;
/** The page as the server sent it; what scripts made of it since is none of its text. */
let before = read();

if (self.SharedWorker) new SharedWorker(worker).port.onmessage = see;
else new EventSource(events).onmessage = see;

async function read() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  return parse(await answer.text(), answer.status);
}

function parse(text, status) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  // The one that runs this: its version is another each time.
  const own = page.querySelector('script[data-version]');
  own?.remove();
  return { root: page.documentElement, status, version: Number(own?.dataset.version) };
}

async function see({ data }) {
  const { version: heard, pages } = JSON.parse(data);
  if (heard <= latest) return;
  latest = heard;
  const sent = pages[location.pathname];
  const reading = sent === undefined ? read() : parse(sent, 200);
  const [old, next] = await Promise.all([before, reading]);
  if (heard !== latest) return;
  // The first reading may have come too late for what the page shows.
  const isKnown = old.version === current && old.status === next.status;
  if (isKnown && heldIn(old.root) === heldIn(next.root)) {
    Idiomorph.morph(document.documentElement, next.root, {
      head: { style: 'morph' },
      callbacks: {
        beforeNodeMorphed: (live) => !live.matches?.(HELD),
        beforeNodeRemoved: (live) => !live.matches?.('script[data-version]'),
        beforeAttributeUpdated: (name) => name !== 'open',
      },
    });
    current = next.version;
    before = reading;
  } else location.reload();
}

/** What scripts and visitors hold on to, and scripts themselves: as the server sent it. */
function heldIn(root) {
  return [...root.querySelectorAll(HELD)].map((part) => part.outerHTML).join();
}
