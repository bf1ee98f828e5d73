import type { ScenarioInputs } from '@rimawari/underwriting';
import { type MovedKey, valueIn } from './lab-inputs.ts';
import { writeQuickValue } from './quick-values.ts';

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
