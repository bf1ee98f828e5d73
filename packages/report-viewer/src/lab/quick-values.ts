import { reportData } from '../attach/report-root.ts';
import { writeAmounts } from '../attach/settings.ts';
import { quickText } from './quick-inputs.ts';

/** Writes the value of an input on the first screen, and tells it to those who hear it. */
export function writeQuickValue(report: HTMLElement, key: string, value: number): void {
  const place = report.querySelector<HTMLElement>(`[data-quick-value="${CSS.escape(key)}"]`);
  const slider = report.querySelector<HTMLInputElement>(`input[data-quick="${CSS.escape(key)}"]`);
  if (place === null || slider === null) return;
  const amount = place.querySelector<HTMLElement>('[data-jpy]');
  if (amount === null) place.textContent = quickText(key, value);
  else {
    amount.dataset.jpy = String(value);
    const currency = report.dataset.currency === 'USD' ? 'USD' : 'JPY';
    writeAmounts(place, currency, reportData(report)?.exchange_rate.jpy_per_usd ?? 0);
  }
  slider.ariaValueText = place.textContent;
}
