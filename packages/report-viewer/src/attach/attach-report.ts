import type { Currency } from '../format/money.ts';
import type { FrameMessage, HostMessage, ReportSettings, Theme } from '../messages/index.ts';
import { followCards } from './cards.ts';
import { enableChapters } from './chapters.ts';
import { enableCharts } from './chart-layers.ts';
import { watchContents } from './contents.ts';
import { enableFolds } from './folds.ts';
import { enableLab } from './lab.ts';
import { pressLetter } from './letters.ts';
import { enableLinks } from './links.ts';
import { enableMilestones } from './milestones.ts';
import { enableNotes } from './notes.ts';
import { followAddress, goTo } from './places.ts';
import { type ReportRoot, reportData, reportIn } from './report-root.ts';
import { enableSavedTables } from './saved-tables.ts';
import { type RememberedKey, remember, remembered, showCurrency, showTheme, systemTheme } from './settings.ts';
import { watchTables } from './tables.ts';

export interface AttachOptions {
  /** What the report shows first; by default what this browser remembers, else yen and the system's theme. */
  currency?: Currency | undefined;
  theme?: Theme | undefined;
  /** Which chapters the reader opened and closed before, as `costs:1 tax:0`. */
  chapters?: string | undefined;
  /** Keeps the reader's currency, theme and chapters in this browser. */
  remember?: boolean;
  /** Whether places of the report are read from and written to the fragment of the page's address. By default they are, unless a host is told. */
  address?: boolean;
  /** A host that decides on links and printing, and hears of settings. Without one the browser does what it does. */
  tell?: ((message: FrameMessage) => void) | null;
  /** Gives another page of the report as text, or null; from one of them a fragment reads its inputs, to be worked out again. A file has them itself. */
  loadPage?: ((path: string) => Promise<string | null>) | null;
  /** What the host says; with `tell`, so that the lab can ask it to keep scenarios. */
  hear?: ((listener: (message: HostMessage) => void) => void) | null;
}

export interface AttachedReport {
  /** Shows other settings, as a host asks; they are neither remembered nor told back. */
  show: (settings: Partial<ReportSettings>) => void;
  /** Brings a place of this report into view by its element id; false where there is none. */
  goTo: (id: string) => boolean;
  /** Shows the report under the values of an address, as the lab writes them. */
  openLab: (values: string) => void;
  /** Takes every listener and observer away again, and hides the switches. */
  detach: () => void;
}

/**
 * Brings one report to life: folding, currency, theme, cards, links, printing. It touches nothing outside of the report's own element, so that
 * several stand in one page and any of them in a shadow root. @throws where there is no report in the root, or it is attached already
 */
export function attachReport(root: ReportRoot, options: AttachOptions = {}): AttachedReport {
  const report = reportIn(root);
  if (report.dataset.live !== undefined) throw new Error('This report is attached already. Detach it before attaching it again.');
  report.dataset.live = '';
  const { tell = null, address = tell === null } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const rate = reportData(report)?.exchange_rate?.jpy_per_usd ?? 0;
  const kept = (key: RememberedKey) => (options.remember ? remembered(key) : null);
  const keep = (key: RememberedKey, value: string) => {
    if (options.remember) remember(key, value);
  };
  const show = ({ currency, theme }: Partial<ReportSettings>) => {
    if (currency !== undefined) showCurrency(report, rate > 0 ? currency : 'JPY', rate);
    if (theme !== undefined) showTheme(report, theme);
  };
  const theme = options.theme ?? kept('theme');
  show({
    currency: (options.currency ?? kept('currency')) === 'USD' ? 'USD' : 'JPY',
    theme: theme === 'dark' || theme === 'light' ? theme : systemTheme(),
  });

  const setHidden = (hidden: boolean) => {
    for (const controls of report.querySelectorAll<HTMLElement>('[data-controls]')) controls.hidden = hidden;
  };
  setHidden(false);
  enableChapters(report, {
    kept: options.chapters ?? kept('chapters') ?? '',
    keep: (chapters) => {
      keep('chapters', chapters);
      tell?.({ type: 'chapters', chapters });
    },
    signal,
  });
  watchContents(report, signal);
  enableNotes(report, signal);
  enableFolds(report, signal);
  followCards(report, signal);
  enableCharts(report, signal);
  enableMilestones(report, signal);
  enableLinks(report, { tell, address, signal });
  watchTables(report, signal);
  enableSavedTables(report, { tell, signal });
  const { hear = null, loadPage = null } = options;
  const openLab = enableLab(report, { loadPage, line: tell === null || hear === null ? null : { tell, hear }, address, signal });
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const currency = button?.dataset.setCurrency;
    if (currency === 'JPY' || currency === 'USD') {
      show({ currency });
      keep('currency', currency);
      tell?.({ type: 'currency', currency });
    } else if (button?.hasAttribute('data-toggle-theme')) {
      const next = report.dataset.theme === 'dark' ? 'light' : 'dark';
      show({ theme: next });
      keep('theme', next);
      tell?.({ type: 'theme', theme: next });
    } else if (button?.hasAttribute('data-print')) {
      if (tell === null) print();
      else tell({ type: 'print' });
    } else if (button?.dataset.letter !== undefined) pressLetter(button, button.dataset.letter, tell);
  };
  report.addEventListener('click', press, { signal });
  if (address) followAddress(report, signal);
  return {
    show,
    goTo: (id) => goTo(report, id, tell),
    openLab,
    detach: () => {
      ended.abort();
      setHidden(true);
      delete report.dataset.live;
    },
  };
}
