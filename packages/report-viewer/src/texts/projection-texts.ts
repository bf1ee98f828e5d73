import type { Word } from '../format/prose-words.ts';
export const projectionTexts = {
  title: 'Projection and exit',
  titleJa: '長期収支・出口',
  returns: { title: 'Returns', titleJa: '収益性', lead: 'Before income tax unless labeled after tax. Each label opens its definition.' },
  cashFlow: {
    title: 'Cash flow',
    titleJa: 'キャッシュフロー',
    byYear: 'Cash flow year by year',
    byMonth: 'Month by month, the first two years',
  },
  longTerm: { title: 'Long-term projection', titleJa: '長期収支', byYear: (years: number) => `All ${years} years` },
  milestones: {
    title: 'Milestones',
    titleJa: '主な年',
    unscripted: 'This chart needs JavaScript. The tables of this chapter show the same years.',
  },
  exit: { title: 'Exit analysis', titleJa: '売却シミュレーション', keyYears: 'Key exit years' },
} as const;

const negativeYears = (years: number) => (years === 0 ? 'no year is' : years === 1 ? '1 year is' : `${years} years are`);

export const longTermChartTexts = {
  title: (sum: number, years: number, negative: number): Word[] => [
    'Cash flow after tax totals ',
    { yen: sum },
    ` over ${years} years; ${negativeYears(negative)} negative.`,
  ],
  after: 'After tax',
  before: 'Before tax',
} as const;

export const exitChartTexts = {
  /** A loss is named as one: multiples below 1.00× read like a gain. */
  title: (highest: number, multiple: string, years: number | undefined) => {
    const after = years === 1 ? '1 year' : `${years} years`;
    if (highest < 0.005) return 'No equity is recovered in any year of sale: shortfalls exceed net sale proceeds after tax.';
    if (highest < 1)
      return `Equity multiple after tax stays below 1.00× in every year of sale; the highest is ${multiple}×, after ${after}.`;
    return `Equity multiple after tax is highest at ${multiple}×, for a sale after ${after}.`;
  },
  taxStep: 'Five-year tax step',
} as const;

export const cashChartTexts = {
  allNegative: (first: number, firstYear: number | undefined, last: number, lastYear: number | undefined): Word[] => [
    'Cash flow before tax is negative in every year: ',
    { yen: first },
    ` in year ${firstYear} and `,
    { yen: last },
    ` in year ${lastYear}.`,
  ],
  title: (first: number, firstYear: number | undefined, last: number, lastYear: number | undefined, negative: string): Word[] => [
    'Cash flow before tax is ',
    { yen: first },
    ` in year ${firstYear} and `,
    { yen: last },
    ` in year ${lastYear}; ${negative}.`,
  ],
  negative: (negative: number, years: number) =>
    negative === 0 ? 'no year is negative' : `${negative} of ${years} years ${negative === 1 ? 'is' : 'are'} negative`,
} as const;
