// A visitor who sends many messages in a row, whatever happens to them, and notes what the page says about each.

/** What the visitor does with a message, drawn beforehand. */
export interface Plan {
  text: string;
  suspected: boolean;
  /** Presses the button so often at once. */
  hasty: number;
  /** Tries to write on while the message is on its way. */
  scribbles: boolean;
  /** After a failure, sends another text rather than the same one. */
  edits: boolean;
}

export interface Seen {
  /** Texts that the page said were sent. */
  claimed: string[];
  /** Texts that it said were not, or not surely, each with what it said. */
  told: [text: string, words: string][];
  /** What should not have happened. */
  broken: string[];
}

/** Runs in the page, whose form is the one for a quote: nothing outside of it can be used here. */
export async function visit(given: {
  plans: Plan[];
  quote: Record<string, string>;
  presses: number;
}): Promise<Seen> {
  const seen: Seen = { claimed: [], told: [], broken: [] };
  const form = document.querySelector('.island form') as HTMLFormElement;
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let toasts = 0;
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    toasts += added.filter((node) => node.textContent?.includes('enviada com sucesso')).length;
  }).observe(document.body, { childList: true, subtree: true });

  const write = (name: string, value: string): void => {
    field(name).value = value;
    form.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** As a keyboard does it: what is read-only stays. */
  const scribble = (): void => {
    field('message').focus();
    document.execCommand('insertText', false, ' E mais isto.');
  };
  const words = (): string | null | undefined =>
    (form.querySelector('.form-failed strong') ?? form.querySelector('.field-error'))?.textContent;

  async function press(plan: Plan, text: string): Promise<boolean> {
    const before = toasts;
    for (let times = 0; times < plan.hasty; times++) button.click();
    if (plan.scribbles) scribble();
    while (field('message').readOnly) {
      await frame();
      if (plan.scribbles && field('message').readOnly) scribble();
    }
    do await frame();
    while (!(words() || toasts > before));
    const left = field('message').value;
    if (toasts > before) {
      if (words() || left) seen.broken.push(`"${text}" sent, and yet: ${words()} "${left}"`);
      seen.claimed.push(text);
      return true;
    }
    if (left !== text) seen.broken.push(`"${text}" not sent, and left is "${left}"`);
    seen.told.push([text, words() ?? '']);
    return false;
  }

  for (const plan of given.plans) {
    let { text } = plan;
    for (const [name, value] of Object.entries({ ...given.quote, message: text }))
      write(name, value);
    if (plan.suspected) write('_gotcha', 'Padaria Aurora');
    for (let presses = 0; presses < given.presses; presses++) {
      if (presses === 2 && plan.edits) {
        text = `${plan.text} Outra versão.`;
        write('message', text);
        if (form.querySelector('.field-error')) write('phone', '41 90000-0001');
        await frame();
      }
      if (await press(plan, text)) break;
    }
  }
  return seen;
}
