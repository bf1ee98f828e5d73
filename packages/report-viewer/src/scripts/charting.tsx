import { createRoot } from 'react-dom/client';
import { type ChartedReport, cashColumns, costBars, loanColumns } from '../charts/chart-data.ts';
import { LiveColumns } from '../charts/live/live-columns.tsx';
import { LiveCosts } from '../charts/live/live-costs.tsx';
import { reportData } from './report-data.ts';

const data = reportData();
if (data?.figures !== undefined && data.series !== undefined) watch(data as ChartedReport);

/** Takes over each drawn plot when it comes near the viewport; all of them before printing. A chart that fails leaves its drawing. */
function watch(report: ChartedReport): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-chart]'));
  const mount = (plot: HTMLElement) => {
    waiting.delete(plot);
    observer.unobserve(plot);
    try {
      mountChart(plot, report);
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
  for (const plot of waiting) observer.observe(plot);
}

function mountChart(plot: HTMLElement, report: ChartedReport): void {
  const root = document.querySelector<HTMLElement>('[data-report]');
  if (root === null) return;
  const height = plot.getBoundingClientRect().height;
  const box = document.createElement('div');
  box.className = 'rv-live';
  const named = { labelledBy: plot.dataset.title ?? '', height, root, rate: report.exchange_rate.jpy_per_usd };
  const chart =
    plot.dataset.chart === 'costs' ? (
      <LiveCosts bars={costBars(report)} {...named} />
    ) : (
      <LiveColumns columns={plot.dataset.chart === 'loan' ? loanColumns(report) : cashColumns(report)} {...named} />
    );
  plot.append(box);
  createRoot(box).render(chart);
  // The drawing gives way only once the chart is there, and comes back on paper.
  const shown = new MutationObserver(() => {
    if (box.querySelector('.recharts-surface') === null) return;
    plot.dataset.mounted = '';
    shown.disconnect();
  });
  shown.observe(box, { childList: true, subtree: true });
}
