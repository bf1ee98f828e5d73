import { createRoot, type Root } from 'react-dom/client';
import { type ReportRoot, reportData, reportIn } from '../../attach/report-root.ts';
import { unpackCards } from '../../data/packed.ts';
import type { EmbeddedReport } from '../../render/embedded-data.ts';
import { costBars } from '../charted/costs.ts';
import { cashColumns, loanColumns } from '../charted/yearly.ts';
import { type LiveReport, onFigures } from './figures-changed.ts';
import { LiveColumns } from './live-columns.tsx';
import { LiveCosts } from './live-costs.tsx';

/** Takes over each drawn plot of a report when it comes near the viewport. A chart that fails leaves its drawing, and so does detaching. */
export function attachCharts(root: ReportRoot): { detach: () => void } {
  const report = reportIn(root);
  const data = reportData(report);
  const ended = new AbortController();
  if (data?.cards !== undefined) watch(report, { ...(data as EmbeddedReport), ...unpackCards(data.cards) }, ended.signal);
  return { detach: () => ended.abort() };
}

function watch(report: HTMLElement, first: LiveReport, signal: AbortSignal): void {
  const mounted = new Map<HTMLElement, Root>();
  let figures = first;
  const show = (plot: HTMLElement, root: Root) => root.render(liveChart(plot, report, figures));
  const mount = (plot: HTMLElement) => {
    observer.unobserve(plot);
    try {
      const root = createRoot(liveBox(plot, signal));
      mounted.set(plot, root);
      show(plot, root);
    } catch (error) {
      console.error('A chart could not be drawn; its picture and table stay.', error);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) mount(entry.target as HTMLElement);
    },
    { rootMargin: '400px' },
  );
  for (const plot of report.querySelectorAll<HTMLElement>('[data-chart]')) observer.observe(plot);
  onFigures(
    report,
    (changed) => {
      figures = changed;
      for (const [plot, root] of mounted) show(plot, root);
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const [plot, root] of mounted) {
      // Later, since a host may be in the middle of its own rendering with the same React.
      queueMicrotask(() => root.unmount());
      plot.querySelector('.rv-live')?.remove();
      delete plot.dataset.mounted;
    }
  });
}

function liveChart(plot: HTMLElement, report: HTMLElement, figures: LiveReport) {
  const named = { labelledBy: plot.dataset.title ?? '', height: drawnHeight(plot), root: report, rate: figures.exchange_rate.jpy_per_usd };
  if (plot.dataset.chart === 'costs') return <LiveCosts bars={costBars(figures)} {...named} />;
  return <LiveColumns columns={plot.dataset.chart === 'loan' ? loanColumns(figures) : cashColumns(figures)} {...named} />;
}

/** The live chart is as high as the drawing that it takes the place of, which stands hidden beside it. */
function drawnHeight(plot: HTMLElement): number {
  return Number(plot.querySelector('.rv-drawn')?.getAttribute('height') ?? plot.getBoundingClientRect().height);
}

function liveBox(plot: HTMLElement, signal: AbortSignal): HTMLElement {
  const box = plot.ownerDocument.createElement('div');
  box.className = 'rv-live';
  plot.append(box);
  // The drawing gives way only once the chart is there, and comes back on paper.
  const shown = new MutationObserver(() => {
    if (box.querySelector('.recharts-surface') === null) return;
    plot.dataset.mounted = '';
    shown.disconnect();
  });
  shown.observe(box, { childList: true, subtree: true });
  signal.addEventListener('abort', () => shown.disconnect());
  return box;
}
