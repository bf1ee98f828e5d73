import {
  type Conflict,
  coverageDigits,
  dateText,
  type Figure,
  fieldWords,
  type InsightReport,
  percentText,
  rangeText,
  yenText,
} from '@rimawari/underwriting';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const words = (identifier: string) => identifier.replaceAll('_', ' ');

const rentWords: Readonly<Record<InsightReport['headline']['rent_basis'], string>> = {
  stated: 'stated',
  given: 'entered by you',
  from_stated_yield: 'estimated from the advertised yield',
  assumed: 'estimated',
};

/** A value with its unit, as the report writes it: `3.51%`, `−¥644,979`, `0.86×`, `7.9 / 10`. */
function valueText(unit: Figure['unit'], value: number): string {
  if (unit.startsWith('JPY') && unit !== 'JPY/USD') return yenText(value);
  if (unit === 'percent') return percentText(value, 2);
  if (unit === 'ratio') return `${coverageDigits(value)}×`;
  return unit === 'score' ? `${value.toFixed(1)} / 10` : number.format(value);
}

/** `Net yield: 3.51% (1.40%–5.82%)`, with what kind of figure it is where that matters. */
function figureLine({ label, unit, value, range, origin, because }: Figure): string {
  if (value === null) return `${label}: ${because ?? 'Not available'}`;
  const between = range ? ` (${rangeText(range, (end) => valueText(unit, end).replace(' / 10', ''))})` : '';
  return `${label}: ${valueText(unit, value)}${between}${origin.kind === 'assumed' ? ' (assumed)' : ''}`;
}

/** `The sources disagree on annual rent: 2,304,000 (page.html) or 2,232,000 (roll.xlsx, used here)`. */
function conflictLine({ field, values, sources, used }: Conflict): string {
  const shown = (value: unknown) =>
    typeof value === 'number' ? number.format(value) : typeof value === 'string' ? value : JSON.stringify(value);
  const readings = values.map((value, index) => `${shown(value)} (${sources[index] ?? 'a source'}${index === used ? ', used here' : ''})`);
  return `The sources disagree on ${fieldWords(field)}: ${readings.join(' or ')}`;
}

/** What a terminal shows of a report: the subject, the key figures, the risks, what is not known. */
export function reportSummary({ analysis, inputs, headline, figures, risk_reasons, missing }: InsightReport): string {
  const { facts } = inputs;
  const { address, price_jpy: price } = facts.values;
  const lines = [
    `${analysis.title}: ${words(facts.kind)}, as of ${dateText(analysis.as_of)} (Japan time)`,
    `Address: ${address ?? 'Not stated'}`,
    `Asking price: ${price === null ? 'Not stated' : yenText(price)}`,
    ...headline.key_figures.flatMap((id) => (figures[id] ? [figureLine(figures[id])] : [])),
    `Risk level: ${headline.risk_level}. Evidence grade: ${headline.evidence_grade}. Rent: ${rentWords[headline.rent_basis]}.`,
    ...risk_reasons.map((reason) => `Risk: ${reason}`),
    ...facts.conflicts.map(conflictLine),
    `Biggest unknowns: ${missing.length === 0 ? 'no key input' : missing.map(({ label }) => label).join('; ')}`,
    'For information only. This is not financial or investment advice.',
  ];
  return `${lines.join('\n')}\n`;
}
