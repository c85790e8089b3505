// What an open page of the preview does when there is a newer one: it takes over what has changed, and reloads only
// where scripts are concerned. Scroll, focus and typed text stay.

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
  const changes = [];
  // The first reading may have come too late for what the page shows.
  const isKnown = old.version === current && old.status === next.status;
  if (isKnown && compare(old.root, next.root, document.documentElement, changes)) {
    for (const change of changes) change();
    current = next.version;
    before = reading;
  } else location.reload();
}

/** False where only a reload shows `next` as it is. `live`: what is in the page in the place of `old`. */
function compare(old, next, live, changes) {
  if (old.isEqualNode(next)) return true;
  if (!live || live.nodeName !== old.nodeName || isAlive(old) || isAlive(next)) return false;
  if (old.nodeName !== next.nodeName) return replace(live, [next], changes);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    changes.push(() => {
      live.data = next.data;
    });
    return true;
  }
  return compareAttributes(old, next, live, changes) && compareChildren(old, next, live, changes);
}

function compareAttributes(old, next, live, changes) {
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    changes.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)));
  }
  return true;
}

/** Children that stand for each other are compared; the others go, or come. */
function compareChildren(old, next, live, changes) {
  const [olds, nexts, lives] = [old, next, live].map(withoutOwn);
  if (olds.length !== lives.length) return false;
  const pairs = pair(olds, nexts);
  const kept = new Map(pairs.map(([from, to]) => [to, from]));
  const gone = olds.filter((_, index) => !pairs.some(([from]) => from === index));
  const come = nexts.filter((_, index) => !kept.has(index));
  if ([...gone, ...come].some(isAlive)) return false;
  if (!pairs.every(([from, to]) => compare(olds[from], nexts[to], lives[from], changes))) return false;
  if (gone.length + come.length === 0) return true;
  changes.push(() => {
    for (const child of gone) lives[olds.indexOf(child)].remove();
    let after = null;
    for (let index = nexts.length - 1; index >= 0; index--) {
      const from = kept.get(index);
      if (from === undefined) after = live.insertBefore(document.importNode(nexts[index], true), after);
      else after = lives[from];
    }
  });
  return true;
}

/** The longest common row of two lists of children, as pairs of places; what is equal, or of one name and class. */
function pair(olds, nexts) {
  const isLike = (one, other) =>
    one.nodeName === other.nodeName && one.className === other.className && one.id === other.id;
  const rows = Array.from({ length: olds.length + 1 }, () => new Uint16Array(nexts.length + 1));
  for (let from = olds.length - 1; from >= 0; from--) {
    for (let to = nexts.length - 1; to >= 0; to--) {
      rows[from][to] = Math.max(
        rows[from + 1][to],
        rows[from][to + 1],
        isLike(olds[from], nexts[to])
          ? rows[from + 1][to + 1] + (olds[from].isEqualNode(nexts[to]) ? 2 : 1)
          : 0,
      );
    }
  }
  const pairs = [];
  let [from, to] = [0, 0];
  while (from < olds.length && to < nexts.length) {
    if (rows[from][to] === rows[from + 1][to]) from++;
    else if (rows[from][to] === rows[from][to + 1]) to++;
    else pairs.push([from++, to++]);
  }
  return pairs;
}

function replace(live, nexts, changes) {
  changes.push(() => live.replaceWith(...nexts.map((next) => document.importNode(next, true))));
  return true;
}

function withoutOwn(parent) {
  return [...parent.childNodes].filter((child) => !child.matches?.('script[data-version]'));
}

/** What scripts hold on to, and scripts themselves. */
function isAlive(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const parts = 'script:not([type="application/ld+json"]), .island, iframe, details[open], dialog';
  return node.matches(parts);
}
