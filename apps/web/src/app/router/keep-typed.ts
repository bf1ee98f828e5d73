/** Fields with a name that hold text. */
const fieldsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type));

/**
 * Carries what was typed into a page that the server rendered ahead over to the same fields of the app, and the focus with it, and sends
 * a form that the reader has sent already: the page itself holds it (`data-sent`, index.html). It is called just before the app is
 * drawn, and ends with the first fields that the app shows.
 */
export function keepTyped(root: HTMLElement): void {
  const before = fieldsOf(root);
  if (before.length === 0) return;
  const focused = before.find((field) => field === document.activeElement)?.name;
  const observer = new MutationObserver(() => {
    const fields = fieldsOf(root).filter((field) => !before.includes(field));
    if (fields.length === 0) return;
    observer.disconnect();
    // Read only now: until here the fields of the server could be used.
    const typed = new Map(before.filter(({ value, defaultValue }) => value !== defaultValue).map(({ name, value }) => [name, value]));
    const sent = before.find(({ form }) => form?.dataset.sent !== undefined)?.name;
    for (const field of fields) {
      const value = typed.get(field.name);
      if (value !== undefined && field.value === field.defaultValue) type(field, value);
      if (field.name === focused) field.focus();
    }
    // In a turn of its own: the app hears of a form once its effects have run.
    if (sent !== undefined) setTimeout(() => fields.find(({ name }) => name === sent)?.form?.requestSubmit());
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** As if a person had typed it: React hears of a value only if it was not set by its own property of the element. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
