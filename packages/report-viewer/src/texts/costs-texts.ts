import type { InsightReport } from '@rimawari/underwriting';
import type { Word } from '../format/prose-words.ts';

export const costsTexts = {
  title: 'Costs',
  titleJa: '費用',
  /** When the costs of a group are paid. */
  when: {
    acquisition_costs: 'One-time, at or after closing.',
    monthly_expenses: 'Monthly; the last line is the yearly total.',
    annual_taxes: 'Yearly.',
    maintenance_reserves: 'Average of a year.',
  } satisfies Record<InsightReport['cost_groups'][number]['id'], string>,
  endedReliefs: 'Some reliefs ended before the analysis date, and no extension has been enacted. Under them the taxes would be:',
  underReliefs: 'Taxes under ended reliefs',
} as const;

/** Large repairs by the year in which they are due. */
export const repairTexts = {
  title: 'Repair plan',
  titleJa: '修繕計画',
  figures: 'Repair plan and capital reserve',
  works: 'Repair work by year',
  year: 'Year',
  work: 'Work',
  reason: 'Reason',
  cost: 'Cost',
  costMeaning: 'Cost of the work in the year it is due.',
} as const;

/** The sentence above the costs. */
export const costsChartTitle = (once: number, yearly: number): Word[] => [
  'Closing costs are ',
  { yen: once },
  ' on top of the price; operating expenses are ',
  { yen: yearly },
  ' a year.',
];
