import { fillFolds } from '../attach/cards.ts';
import { reportData, reportIn } from '../attach/report-root.ts';
import { showCurrency, showTheme } from '../attach/settings.ts';
import type { Currency } from '../format/money.ts';
import page from '../styles/page.css?inline';

export interface PrintedReport {
  /** A fragment or the page for paper, as the server gave it. */
  html: string;
  /** Read by the print dialog, and offered as the name of a file. */
  title: string;
  currency: Currency;
}

let last: HTMLIFrameElement | null = null;

/**
 * Prints a report and nothing else of the page. The frame that shows it may not open a dialog, so a second one is laid out for paper, unseen:
 * nothing in it runs, which is what lets its host ask it to print.
 */
export function printReport({ html, title, currency }: PrintedReport): void {
  last?.remove();
  const frame = document.createElement('iframe');
  last = frame;
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.title = title;
  frame.style.cssText = 'position:fixed;left:0;top:0;width:0;height:0;border:0';
  frame.srcdoc = printedDocument(html, title);
  frame.addEventListener('load', () => void print(frame, currency), { once: true });
  document.body.append(frame);
}

async function print(frame: HTMLIFrameElement, currency: Currency): Promise<void> {
  const { contentDocument: inside, contentWindow: window } = frame;
  if (inside === null || window === null) return;
  const report = reportIn(inside);
  const rate = reportData(report)?.exchange_rate?.jpy_per_usd ?? 0;
  openFolds(report);
  showCurrency(report, rate > 0 ? currency : 'JPY', rate);
  showTheme(report, 'light');
  await inside.fonts.ready;
  window.addEventListener('afterprint', () => frame.remove());
  window.print();
}

/** Nothing runs in the frame: its tables are built from here. An open fold also loses the words that offer to open it. */
function openFolds(report: HTMLElement): void {
  fillFolds(report);
  for (const fold of report.querySelectorAll<HTMLDetailsElement>('details.rv-fold')) fold.open = true;
}

/** The fragment without its scripts, which the frame would refuse with a message for each. */
function printedDocument(html: string, title: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const script of parsed.querySelectorAll('script:not([type="application/json"])')) script.remove();
  // Paper waits for its faces.
  for (const sheet of parsed.querySelectorAll('style'))
    sheet.textContent = sheet.textContent.replaceAll('font-display:optional', 'font-display:block');
  const { head, body } = parsed;
  parsed.title = title;
  const policy = parsed.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'none'; style-src 'unsafe-inline'; font-src ${location.origin} data:; img-src data:; base-uri 'none'; form-action 'none'`;
  const sheet = parsed.createElement('style');
  sheet.textContent = `html,body{margin:0}${page}`;
  head.prepend(policy, sheet);
  body.className = 'rv-document';
  parsed.documentElement.lang = 'en';
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
