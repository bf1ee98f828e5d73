import { fillFold, fillFolds } from './cards.ts';

/** Builds what stands in a fold when it is opened; paper has every one of them. */
export function enableFolds(report: HTMLElement, signal: AbortSignal): void {
  report.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.classList.contains('rv-fold')) fillFold(report, target);
    },
    { capture: true, signal },
  );
  addEventListener('beforeprint', () => fillFolds(report), { signal });
}
