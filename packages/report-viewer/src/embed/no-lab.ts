/**
 * The package's build has this in the place of what opens the scenario lab: a report in the page of its host comes without the engine, so the
 * ways to the lab are not shown there.
 */
export function enableLab(report: HTMLElement): () => void {
  for (const way of report.querySelectorAll('[data-open-lab]')) way.closest('p, li')?.setAttribute('hidden', '');
  return () => undefined;
}
