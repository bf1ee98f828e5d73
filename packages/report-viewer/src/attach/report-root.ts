import type { EmbeddedReport } from '../render/embedded-data.ts';

/** Where one report stands: its own element, or whatever holds it. */
export type ReportRoot = Element | ShadowRoot | Document;

/** The report's own element. Everything that its scripts look up or change lies inside. */
export function reportIn(root: ReportRoot): HTMLElement {
  const report = root instanceof HTMLElement && root.matches('[data-report]') ? root : root.querySelector<HTMLElement>('[data-report]');
  if (report === null) throw new Error('There is no report in this root. Put the fragment into it first, then attach.');
  return report;
}

/** What stands before every id of this report. */
export function idPrefixOf(report: HTMLElement): string {
  return report.dataset.report ?? '';
}

/** An element of this report by its id; works in a shadow root as in a page. */
export function elementIn(report: HTMLElement, id: string | null | undefined): HTMLElement | null {
  return id == null || id === '' ? null : report.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/** The data block that stands beside the report; null where it is missing or broken, so that the page stays readable. */
export function reportData(report: HTMLElement): (Partial<EmbeddedReport> & Pick<EmbeddedReport, 'exchange_rate'>) | null {
  try {
    const block = report.parentNode?.querySelector(`#${CSS.escape(`${idPrefixOf(report)}report-data`)}`);
    return JSON.parse(block?.textContent ?? '');
  } catch {
    return null;
  }
}
