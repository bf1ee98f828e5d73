import { type Currency, formatMoney, formatMoneyShort, formatMoneyWhole } from '../format/money.ts';
import type { Theme } from '../messages/index.ts';

/** Rewrites every amount of the report from its yen. */
export function showCurrency(report: HTMLElement, currency: Currency, yenPerDollar: number): void {
  report.dataset.currency = currency;
  for (const element of report.querySelectorAll<HTMLElement | SVGElement>('[data-jpy]')) {
    const format = element.hasAttribute('data-short') ? formatMoneyShort : element.tagName === 'TD' ? formatMoneyWhole : formatMoney;
    element.textContent = format(Number(element.dataset.jpy), currency, yenPerDollar);
  }
  for (const button of report.querySelectorAll<HTMLElement>('[data-set-currency]'))
    button.setAttribute('aria-pressed', String(button.dataset.setCurrency === currency));
}

export function showTheme(report: HTMLElement, theme: Theme): void {
  report.dataset.theme = theme;
  for (const button of report.querySelectorAll<HTMLElement>('[data-toggle-theme]'))
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
}

export function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export type RememberedKey = 'currency' | 'theme' | 'chapters';

/** What this browser remembers of a report opened as a file. A frame without an origin has no storage, and its host remembers instead. */
export function remembered(key: RememberedKey): string | null {
  try {
    return localStorage.getItem(`rimawari-report-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: RememberedKey, value: string): void {
  try {
    localStorage.setItem(`rimawari-report-${key}`, value);
  } catch {
    // Storage may be off or full; the setting then lasts as long as the page.
  }
}
