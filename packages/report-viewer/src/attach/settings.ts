import { type Currency, formatMoney, formatMoneyShort, formatMoneyWhole } from '../format/money.ts';
import type { Theme } from '../messages/index.ts';
import { themeTexts } from '../texts/report-texts.ts';

/** Rewrites every amount of the report from its yen. */
export function showCurrency(report: HTMLElement, currency: Currency, yenPerDollar: number): void {
  report.dataset.currency = currency;
  writeAmounts(report, currency, yenPerDollar);
  for (const button of report.querySelectorAll<HTMLElement>('[data-set-currency]'))
    button.setAttribute('aria-pressed', String(button.dataset.setCurrency === currency));
}

/** Rewrites the amounts of a part from their yen. */
export function writeAmounts(part: ParentNode, currency: Currency, yenPerDollar: number): void {
  for (const element of part.querySelectorAll<HTMLElement | SVGElement>('[data-jpy]')) {
    const format = element.hasAttribute('data-short')
      ? formatMoneyShort
      : element.tagName === 'TD' && !element.classList.contains('rv-num')
        ? formatMoneyWhole
        : formatMoney;
    element.textContent = format(Number(element.dataset.jpy), currency, yenPerDollar);
  }
}

export function showTheme(report: HTMLElement, theme: Theme): void {
  report.dataset.theme = theme;
  for (const button of report.querySelectorAll<HTMLElement>('[data-toggle-theme]'))
    button.textContent = theme === 'dark' ? themeTexts.light : themeTexts.dark;
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
