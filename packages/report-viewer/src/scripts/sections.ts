/** Lets the section headers fold what stands under them. */
export function enableSections(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>('.rv-toggle') : null;
    if (toggle !== null) setOpen(toggle, toggle.getAttribute('aria-expanded') === 'false');
  });
}

/** Opens whatever hides the element: its section and the details around it. */
export function reveal(element: Element): void {
  const section = element.closest('.rv-section');
  const toggle = section?.querySelector<HTMLElement>('.rv-toggle');
  if (toggle != null) setOpen(toggle, true);
  for (let parent = element.closest('details'); parent !== null; parent = parent.parentElement?.closest('details') ?? null) {
    if (parent.classList.contains('rv-fold')) parent.open = true;
  }
}

function setOpen(toggle: HTMLElement, open: boolean): void {
  const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  toggle.setAttribute('aria-expanded', String(open));
  if (body !== null) body.hidden = !open;
}
