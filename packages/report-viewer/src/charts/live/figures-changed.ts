import type { ChartedReport } from '../chart.ts';

const name = 'rimawari:figures';

/** Tells the live charts of a report, which are another script, what to show now. */
export function announceFigures(report: HTMLElement, figures: LiveReport): void {
  report.dispatchEvent(new CustomEvent(name, { detail: figures }));
}

export function onFigures(report: HTMLElement, changed: (figures: LiveReport) => void, signal: AbortSignal): void {
  report.addEventListener(name, (event) => event instanceof CustomEvent && changed(event.detail), { signal });
}

/** What the live charts read of a report, and so what the fragment's data block holds for them. */
export type LiveReport = Pick<ChartedReport, 'exchange_rate' | 'cost_groups' | 'loan_schedule' | 'projection' | 'figures' | 'series'>;
