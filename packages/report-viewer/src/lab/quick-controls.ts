import type { ScenarioInputs } from '@rimawari/underwriting';
import { reportData } from '../attach/report-root.ts';
import { writeAmounts } from '../attach/settings.ts';
import { type MovedKey, quickText, valueIn } from './lab-inputs.ts';

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

/** Shows the values of a scenario on the sliders of the first screen; those that it leaves alone stand at the report's own. */
export function showQuick(report: HTMLElement, scenario: ScenarioInputs): void {
  for (const slider of report.querySelectorAll<HTMLInputElement>('input[data-quick]')) {
    const key = slider.dataset.quick as MovedKey;
    const given = valueIn(scenario, key);
    const value = typeof given === 'number' ? given : Number(slider.defaultValue);
    // A value from elsewhere may lie beyond the ends.
    slider.min = String(Math.min(Number(slider.min), value));
    slider.max = String(Math.max(Number(slider.max), value));
    slider.value = String(value);
    writeQuickValue(report, key, value);
  }
}
