import { idPrefixOf, type ReportRoot, reportIn } from '../attach/report-root.ts';
import type { Canvas, ChartedReport } from '../charts/chart.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { type ChartName, chartOf, isChartName } from '../charts/chart-of.ts';
import { announceFigures } from '../charts/live/figures-changed.ts';
import { plainTexts } from '../format/plain-text.ts';
import { drawnNodes } from './drawn-nodes.ts';
import { patchElement } from './patch.ts';

/**
 * Draws the charts of a report that is shown already again, from other figures: in place, in the currency that the reader sees, as the server
 * would draw them. A chart that has nothing to show any more is hidden; one that the report was rendered without is not added.
 */
export function redraw(root: ReportRoot, figures: ChartedReport): ChartName[] {
  const report = reportIn(root);
  const page = report.getRootNode() as Document | ShadowRoot;
  const canvas: Canvas = {
    printed: report.classList.contains('rv-print'),
    currency: report.dataset.currency === 'USD' ? 'USD' : 'JPY',
    rate: figures.exchange_rate.jpy_per_usd,
    idPrefix: idPrefixOf(report),
  };
  const focused = page.activeElement;
  const drawn = [...report.querySelectorAll<HTMLElement>('figure[data-drawn]')].flatMap((place) => drawInto(place, figures, canvas));
  // An element that had to change its place among others has lost its focus on the way.
  if (focused instanceof HTMLElement && focused.isConnected && page.activeElement !== focused) focused.focus({ preventScroll: true });
  announceFigures(report, figures);
  return drawn;
}

function drawInto(place: HTMLElement, figures: ChartedReport, canvas: Canvas): ChartName[] {
  const name = place.dataset.drawn;
  if (!isChartName(name)) return [];
  const chart = chartOf(name, figures);
  if (chart === null) {
    place.hidden = true;
    return [];
  }
  const [figure] = drawnNodes(ChartFigure({ name, chart: plainTexts(chart), canvas }));
  if (figure === undefined || typeof figure === 'string') return [];
  patchElement(place, figure);
  return [name];
}
