import { type Conflict, type Figure, fieldWords, type InsightReport } from '@rimawari/underwriting';

const yen = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'JPY' });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const words = (identifier: string) => identifier.replaceAll('_', ' ');

/** `Net yield: 2.55 %`, with what kind of figure it is where that matters. */
function figureLine({ label, unit, value, range, origin }: Figure): string {
  const shown = (amount: number) =>
    unit.startsWith('JPY') && unit !== 'JPY/USD' ? yen.format(amount) : `${number.format(amount)}${unit === 'percent' ? ' %' : ''}`;
  if (value === null) return `${label}: not stated`;
  const between = range ? `, between ${shown(range[0])} and ${shown(range[1])}` : '';
  return `${label}: ${shown(value)}${between}${origin.kind === 'assumed' ? ' (assumed)' : ''}`;
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
    `${analysis.title}: ${words(facts.kind)}, as of ${analysis.as_of}`,
    `Address: ${address ?? 'not stated'}`,
    `Price: ${price === null ? 'not stated' : yen.format(price)}`,
    ...headline.key_figures.flatMap((id) => (figures[id] ? [figureLine(figures[id])] : [])),
    `Risk level: ${headline.risk_level}. Evidence grade: ${headline.evidence_grade}. Rent: ${words(headline.rent_basis)}.`,
    ...risk_reasons.map((reason) => `Risk: ${reason}`),
    ...facts.conflicts.map(conflictLine),
    `Biggest unknowns: ${missing.length === 0 ? 'no key input' : missing.map(({ label }) => label).join('; ')}`,
    'For information only. This is not financial or investment advice.',
  ];
  return `${lines.join('\n')}\n`;
}
