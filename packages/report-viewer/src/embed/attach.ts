import { attachReport } from '../attach/index.ts';
import { type ReportRoot, reportIn } from '../attach/report-root.ts';
import { saveText } from '../attach/save-text.ts';
import { onFigures } from '../charts/live/figures-changed.ts';
import type { FrameMessage, ReportSettings } from '../messages/index.ts';
import { changedChapter } from './changed-chapter.ts';
import type { ReportOptions } from './events.ts';
import { embeddedStyles } from './sheet.ts';

export type { ReportOptions } from './events.ts';
export type { ReportRoot };

export interface LiveReport {
  /** Shows other settings, as the host asks; no event tells of them. */
  show: (settings: Partial<ReportSettings>) => void;
  /** Brings a place of the report into view by its element id; false where there is none. */
  goTo: (id: string) => boolean;
  /** Opens the lab with values of the reader's, as `onScenarioChange` told them; an empty text shows the report's own. */
  openScenario: (scenario: string) => void;
  /** Draws the charts from the figures of another report of the same property: in place, in the reader's currency. */
  redraw: (figures: Parameters<typeof import('../redraw/index.ts').redraw>[1]) => Promise<void>;
  /** Takes every listener and observer away again. The report stays readable. */
  detach: () => void;
}

/**
 * Brings a report to life that stands in the page already, as `renderFragment` wrote it: in an element or in a shadow root.
 * @throws where there is no report in the root, or it is attached already
 */
export function attach(root: ReportRoot, options: ReportOptions = {}): LiveReport {
  const report = reportIn(root);
  let chapters = options.chapters ?? '';
  let scenario = '';
  const tell = (message: FrameMessage) => {
    switch (message.type) {
      case 'currency':
        return options.onCurrencyChange?.(message.currency);
      case 'theme':
        return options.onThemeChange?.(message.theme);
      case 'chapters': {
        const changed = changedChapter(chapters, message.chapters);
        chapters = message.chapters;
        options.onChaptersChange?.(chapters);
        return changed === null ? undefined : options.onSectionToggle?.(changed);
      }
      case 'open':
        return options.onOpenLink === undefined
          ? void window.open(message.url, '_blank', 'noopener,noreferrer')
          : options.onOpenLink(message.url);
      case 'navigate':
        return options.onNavigate?.(message.path, message.place);
      case 'print':
        return void print(report);
      case 'save':
        return saveText(message);
      case 'lab':
        scenario = message.inputs;
        return undefined;
      // A frame's own business: the report scrolls with its page here.
      case 'ready':
      case 'fetch':
      case 'height':
      case 'places':
      case 'scroll':
      case 'script-failed':
      // Scenarios are kept in this browser.
      case 'lab-list':
      case 'lab-save':
      case 'lab-remove':
        return undefined;
    }
  };
  const { currency = 'JPY', theme } = options;
  const attached = attachReport(report, { currency, theme, chapters, address: false, tell, hear: () => undefined });
  const ended = new AbortController();
  onFigures(report, () => options.onScenarioChange?.(scenario), ended.signal);
  chartsWhenNear(report, ended.signal);
  return {
    show: attached.show,
    goTo: attached.goTo,
    openScenario: (wanted) => wanted !== scenario && attached.openLab(wanted),
    redraw: async (figures) => {
      const { redraw } = await import('../redraw/index.ts');
      if (!ended.signal.aborted) redraw(report, figures);
    },
    detach: () => {
      ended.abort();
      attached.detach();
    },
  };
}

/** The charts are drawn already: what makes them answer comes when the first of them is near. */
function chartsWhenNear(report: HTMLElement, signal: AbortSignal): void {
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      const charts = await import('../charts/live/index.ts').catch(() => null);
      if (charts === null || signal.aborted) return;
      const { detach } = charts.attachCharts(report);
      signal.addEventListener('abort', detach);
    },
    { rootMargin: '800px' },
  );
  for (const plot of report.querySelectorAll('[data-chart]')) near.observe(plot);
  signal.addEventListener('abort', () => near.disconnect());
}

/** The report and nothing else of the page around it. */
async function print(report: HTMLElement): Promise<void> {
  const { printReport } = await import('../frame/print-report.ts');
  const title = report.querySelector('.rv-title')?.textContent ?? document.title;
  const currency = report.dataset.currency === 'USD' ? 'USD' : 'JPY';
  printReport({
    html: `<style>${embeddedStyles()}.rv-lab,.rv-lab-note button{display:none}</style>${report.parentElement?.innerHTML ?? report.outerHTML}`,
    title,
    currency,
  });
}
