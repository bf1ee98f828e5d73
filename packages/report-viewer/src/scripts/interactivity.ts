import type { Currency } from '../format/money.ts';
import { type FrameMessage, parseHostMessage, type Theme, toHost } from '../messages/index.ts';
import { enableLinks } from './links.ts';
import { enableNotes, watchTables } from './notes.ts';
import { reportData } from './report-data.ts';
import { enableSections } from './sections.ts';
import { remember, remembered, showCurrency, showTheme, systemTheme } from './settings.ts';

const root = document.querySelector<HTMLElement>('[data-report]');
if (root !== null && root.dataset.live === undefined) start(root);

/** Brings the report to life: folding, currency, theme, cards, links, printing; and, in a frame, the talk with its host. */
function start(report: HTMLElement): void {
  report.dataset.live = '';
  const rate = reportData()?.exchange_rate.jpy_per_usd ?? 0;
  const framed = window.parent !== window;
  // The host's origin is not known to a frame without one of its own; nothing that is sent is secret, and the host checks its source.
  const tell = framed ? (message: FrameMessage) => window.parent.postMessage(toHost(message), '*') : null;

  const setCurrency = (currency: Currency) => showCurrency(report, rate > 0 ? currency : 'JPY', rate);
  const setTheme = (theme: Theme) => showTheme(report, theme);
  const given = document.documentElement.dataset;
  setCurrency((given.currency ?? remembered('currency')) === 'USD' ? 'USD' : 'JPY');
  const theme = given.theme ?? remembered('theme');
  setTheme(theme === 'dark' || theme === 'light' ? theme : systemTheme());

  for (const controls of report.querySelectorAll<HTMLElement>('[data-controls]')) controls.hidden = false;
  enableSections(report);
  enableNotes(report);
  enableLinks(report, tell);
  watchTables(report);
  report.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const currency = button?.dataset.setCurrency;
    if (currency === 'JPY' || currency === 'USD') {
      setCurrency(currency);
      remember('currency', currency);
      tell?.({ type: 'currency', currency });
    } else if (button?.hasAttribute('data-toggle-theme')) {
      const next = report.dataset.theme === 'dark' ? 'light' : 'dark';
      setTheme(next);
      remember('theme', next);
      tell?.({ type: 'theme', theme: next });
    } else if (button?.hasAttribute('data-print')) {
      if (tell === null) window.print();
      else tell({ type: 'print' });
    }
  });
  if (tell === null) return;
  addEventListener('message', (event) => {
    if (event.source !== window.parent) return;
    const message = parseHostMessage(event.data);
    if (message?.type === 'settings') {
      setCurrency(message.currency);
      setTheme(message.theme);
    }
  });
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(report.getBoundingClientRect().bottom + scrollY) })).observe(report);
  tell({ type: 'ready', fallback: false });
}
