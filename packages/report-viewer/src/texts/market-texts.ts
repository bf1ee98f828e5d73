import type { InsightReport } from '@rimawari/underwriting';

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
    byYear: 'Population by year',
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
