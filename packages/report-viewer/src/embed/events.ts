import type { Currency } from '../format/money.ts';
import type { ReportSettings, Theme } from '../messages/index.ts';

/** What a host gives and hears of, the same for the component, `mount` and `attach`. */
export interface ReportOptions extends Partial<ReportSettings> {
  /** Which chapters begin open and closed, as `onChaptersChange` told it: `costs:1 tax:0`. */
  chapters?: string;
  /** The reader opened or closed a chapter. */
  onSectionToggle?: (section: { id: string; open: boolean }) => void;
  /** All that the reader has opened and closed, to be kept and given back as `chapters`. */
  onChaptersChange?: (chapters: string) => void;
  onCurrencyChange?: (currency: Currency) => void;
  onThemeChange?: (theme: Theme) => void;
  /**
   * The report shows other figures: the reader chose other assumptions, or the host drew others with `redraw`. `scenario` holds the reader's
   * values as a short text (`1,loan_rate:2.4`), to be kept and given to `openScenario`; empty for the report's own.
   */
  onScenarioChange?: (scenario: string) => void;
  /** The reader follows a link to the outside (http or https). Without it, a new tab opens. */
  onOpenLink?: (url: string) => void;
  /** The reader follows a link to a nested page of the report (`method.html`), and perhaps to a place on it. */
  onNavigate?: (path: string, place?: string) => void;
}

/** What a report says to its host by events of its element. They bubble, and leave shadow roots. */
export interface ReportEvents {
  'rimawari-section': CustomEvent<{ id: string; open: boolean }>;
  'rimawari-chapters': CustomEvent<{ chapters: string }>;
  'rimawari-currency': CustomEvent<{ currency: Currency }>;
  'rimawari-theme': CustomEvent<{ theme: Theme }>;
  'rimawari-scenario': CustomEvent<{ scenario: string }>;
  'rimawari-navigate': CustomEvent<{ path: string; place: string | null }>;
  'rimawari-ready': CustomEvent<Record<string, never>>;
  'rimawari-error': CustomEvent<{ message: string }>;
}

/** The same as events, for hosts that listen to an element. */
export function asEvents(host: HTMLElement): ReportOptions {
  const tell = <Name extends keyof ReportEvents>(name: Name, detail: ReportEvents[Name]['detail']) =>
    void host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  return {
    onSectionToggle: (section) => tell('rimawari-section', section),
    onChaptersChange: (chapters) => tell('rimawari-chapters', { chapters }),
    onCurrencyChange: (currency) => tell('rimawari-currency', { currency }),
    onThemeChange: (theme) => tell('rimawari-theme', { theme }),
    onScenarioChange: (scenario) => tell('rimawari-scenario', { scenario }),
    onNavigate: (path, place) => tell('rimawari-navigate', { path, place: place ?? null }),
  };
}
