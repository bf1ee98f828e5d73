import type { InsightReport } from '@rimawari/underwriting';
import type { Word } from '../format/prose-words.ts';

type HazardState = NonNullable<InsightReport['market']>['hazards'][number]['state'];

/** The place beside the property. */
export const marketTexts = {
  title: 'Market',
  titleJa: '市場環境',
  live: 'Live sources',
  levels: {
    label: 'Market data',
    caption: 'Market data and this property',
    measure: 'Measure',
    area: 'Area',
    range: 'Range',
    own: 'This property',
    source: 'Source and date',
  },
  population: {
    title: (until: number | undefined) => `Population to ${until}`,
    none: 'Population: no projection is available for this area.',
  },
  stations: 'Nearest stations, straight line',
  hazards: {
    title: 'Hazards',
    caption: 'Hazards at the place',
    hazard: 'Hazard',
    state: 'State',
    finding: 'Finding',
    states: { found: 'Found', not_found: 'Not found', not_checked: 'Not verified' } satisfies Record<HazardState, string>,
    note: '“Not verified” does not mean “no hazard”. The municipal hazard map (ハザードマップ) and the Explanation of Important Matters (重要事項説明書) would settle it.',
  },
  /** Values beside the price, none of which is an appraisal. */
  valuation: { title: 'Value cross-checks', titleJa: '価格の妥当性検証' },
} as const;

/** The sentence above the values beside the price. */
export const valuationChartTitle = ([low, high]: readonly [number, number], side: 'above' | 'below' | 'within'): Word[] => [
  'Income value is ',
  { yen: low },
  '–',
  { yen: high },
  `, depending on the cap rate; the asking price is ${side} that range. A reference, not an appraisal.`,
];

/** Where the municipality goes, beside its prefecture and Japan; shares of the first year’s population, percent. */
export const populationChartTexts = {
  title: (last: number, first: number | undefined, share: number, ofJapan: number | null) =>
    `Municipal population in ${last} is projected at ${share}% of ${first}${ofJapan === null ? '' : `, against ${ofJapan}% for Japan`}.`,
  lines: ['Municipality', 'Prefecture', 'Japan'],
} as const;
