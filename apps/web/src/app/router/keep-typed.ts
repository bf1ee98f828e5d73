/** Fields with a name that hold text. */
const fieldsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type));

/**
 * Carries what was typed into a page that the server rendered ahead over to the same fields of the app, and the focus with it. It is called
 * just before the app is drawn, and ends with the first fields that the app shows.
 */
export function keepTyped(root: HTMLElement): void {
  const before = fieldsOf(root);
  const typed = new Map(before.filter(({ value, defaultValue }) => value !== defaultValue).map(({ name, value }) => [name, value]));
  const focused = before.find((field) => field === document.activeElement)?.name;
  if (typed.size === 0 && focused === undefined) return;
  const observer = new MutationObserver(() => {
    const fields = fieldsOf(root).filter((field) => !before.includes(field));
    if (fields.length === 0) return;
    observer.disconnect();
    for (const field of fields) {
      const value = typed.get(field.name);
      if (value !== undefined && field.value === field.defaultValue) type(field, value);
      if (field.name === focused) field.focus();
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** As if a person had typed it: React hears of a value only if it was not set by its own property of the element. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
