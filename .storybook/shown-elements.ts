/** Elements of the story, portals included, that are drawn. */
export function shownElements(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => !element.closest('script, style, template') && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** An element as a finding names it. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.localName}${role ? ` role=${role}` : ''} class="${element.getAttribute('class') ?? ''}"> ${words}`;
}
