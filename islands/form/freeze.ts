// Holds the fields of a form as they are while their text is on its way: the text that was sent is the text that is seen.

/**
 * Nothing is disabled that has the focus or a value to send. Lists cannot be read-only, but all that
 * they could be changed to can be closed. Gives back what lets go again.
 */
export function freeze(form: HTMLFormElement): () => void {
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const lists = form.querySelectorAll('select');
  const others = form.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
    ':is(option, [type=radio]):not(:checked, :disabled)',
  );
  const hold = (held: boolean): void => {
    for (const field of texts) field.readOnly = held;
    for (const list of lists) {
      if (held) list.setAttribute('aria-disabled', 'true');
      else list.removeAttribute('aria-disabled');
    }
    for (const other of others) other.disabled = held;
  };
  hold(true);
  return () => hold(false);
}
