import { elementIn } from './report-root.ts';

/** Lets the section headers fold what stands under them. */
export function enableSections(report: HTMLElement, signal: AbortSignal): void {
  report.addEventListener(
    'click',
    (event) => {
      const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>('.rv-toggle') : null;
      if (toggle !== null) setOpen(report, toggle, toggle.getAttribute('aria-expanded') === 'false');
    },
    { signal },
  );
}

/** Opens whatever hides the element: its section and the details around it. */
export function reveal(report: HTMLElement, element: Element): void {
  const toggle = element.closest('.rv-section')?.querySelector<HTMLElement>('.rv-toggle');
  if (toggle != null) setOpen(report, toggle, true);
  for (let parent = element.closest('details'); parent !== null; parent = parent.parentElement?.closest('details') ?? null) {
    if (parent.classList.contains('rv-fold')) parent.open = true;
  }
}

function setOpen(report: HTMLElement, toggle: HTMLElement, open: boolean): void {
  const body = elementIn(report, toggle.getAttribute('aria-controls'));
  toggle.setAttribute('aria-expanded', String(open));
  if (body !== null) body.hidden = !open;
}
