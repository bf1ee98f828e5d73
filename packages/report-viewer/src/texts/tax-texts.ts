import type { InsightReport } from '@rimawari/underwriting';

export const taxTexts = {
  title: 'Tax',
  titleJa: '税金',
  /** The name of its figures. */
  figures: 'Tax and cash flow',
  lead: (owner: InsightReport['tax']['owner']) =>
    `Tax is calculated for ${{ resident: 'a resident individual', non_resident: 'a non-resident individual', company: 'a Japanese company' }[owner]}.`,
  deadCross: {
    title: 'Dead cross, two definitions',
    principal: 'Principal exceeds depreciation',
    cash: 'Cash flow after tax is below zero',
    none: 'None',
    from: (year: number) => `From year ${year}`,
  },
} as const;

/** What leads to the part for an owner without an address in Japan. It stands apart: many readers never load that part. */
export const abroadLinkTexts = {
  concerned: 'Non-resident ownership: duties and dates',
  others: 'For a non-resident owner',
} as const;

/** Principal against depreciation. */
export const taxChartTexts = {
  title: (cross: number | null) =>
    cross === null
      ? 'Principal never exceeds depreciation in these years, so there is no dead cross.'
      : `From year ${cross}, principal exceeds depreciation, so taxable income can exceed cash flow.`,
  cross: (year: number) => `Dead cross, year ${year}`,
  principal: 'Principal repaid',
  depreciation: 'Depreciation',
} as const;
