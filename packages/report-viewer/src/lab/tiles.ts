import { writeAmounts } from '../attach/settings.ts';
import { fixed } from '../format/group-digits.ts';
import { changeText, percentText } from '../glance/percent-text.ts';
import { coverageText } from '../glance/verdict.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import type { Values } from './lab-outcomes.ts';

/** How each tile prints the figure that it follows. */
const texts: Readonly<Record<string, (value: number) => string>> = {
  'returns.net_yield': (value) => percentText(value),
  'value_today.price_difference_share': (value) => changeText(value),
  'score.scenario': (value) => fixed(value, 1),
};

/** What stood in a place before the reader's values. */
const own = new WeakMap<HTMLElement, Node[]>();

/**
 * Writes the tiles and the coverage of the first screen, where nothing draws the report around them; null gives back the report's own.
 * What only the report's own values explain is hidden meanwhile.
 */
export function showTiles(report: HTMLElement, values: Values | null, yenPerDollar: number): void {
  report.querySelector('.rv-headline')?.toggleAttribute('data-yours', values !== null);
  for (const place of report.querySelectorAll<HTMLElement>('[data-tile], [data-coverage]')) {
    if (!own.has(place)) own.set(place, [...place.childNodes]);
    if (values === null) {
      place.replaceChildren(...(own.get(place) ?? []));
      writeAmounts(place, report.dataset.currency === 'USD' ? 'USD' : 'JPY', yenPerDollar);
      continue;
    }
    const { tile, coverage } = place.dataset;
    if (coverage !== undefined)
      write(place, values['returns.dscr'] ?? null, (dscr) => coverageText(dscr, coverage, values['check.coverage.heaviest_year'] ?? null));
    else if (tile === 'returns.atcf') writeMonth(place, values[tile] ?? null, report, yenPerDollar);
    else if (tile !== undefined) write(place, values[tile] ?? null, texts[tile] ?? String);
  }
}

function write(place: HTMLElement, value: number | null, text: (value: number) => string): void {
  place.textContent = value === null ? partsTexts.notAvailable : text(value);
}

function writeMonth(place: HTMLElement, year: number | null, report: HTMLElement, yenPerDollar: number): void {
  if (year === null) {
    place.textContent = partsTexts.notAvailable;
    return;
  }
  const amount = place.ownerDocument.createElement('span');
  amount.dataset.jpy = String(Math.round(year / 12));
  place.replaceChildren(amount);
  writeAmounts(place, report.dataset.currency === 'USD' ? 'USD' : 'JPY', yenPerDollar);
}
