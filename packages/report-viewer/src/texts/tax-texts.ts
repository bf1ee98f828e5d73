import type { InsightReport } from '@rimawari/underwriting';

export const taxTexts = {
  title: 'Tax',
  titleJa: '税金',
  /** The name of its figures. */
  figures: 'Tax and cash flow',
  lead: (owner: InsightReport['tax']['owner']) =>
    `Tax is calculated for ${{ resident: 'a resident individual', non_resident: 'a non-resident individual', company: 'a Japanese company' }[owner]}.`,
  byYear: 'Tax by year',
  deadCross: {
    title: 'Dead cross, two definitions',
    principal: 'Principal exceeds depreciation',
    cash: 'Cash flow after tax is below zero',
    none: 'None',
    from: (year: number) => `From year ${year}`,
  },
} as const;

/** What an owner without an address in Japan does, and when. */
export const abroadTexts = {
  title: 'Non-resident ownership',
  titleJa: '非居住者の所有',
  link: { concerned: 'Non-resident ownership: duties and dates', others: 'For a non-resident owner' },
  lead: (purchase: string) =>
    `Duties of an owner without an address in Japan, with dates counted from ${purchase} as the purchase date. Each line links to its rule, with source and date. Information, not tax or legal advice. `,
  otherOwner: 'This report is calculated for another owner type, so amounts that apply only to a non-resident owner are left out.',
  who: 'Who: ',
  rule: (id: string) => `Rule ${id}`,
  years: {
    title: 'Withholding by year',
    lead: 'Years of holding, 12 months each. Withholding above the tax of a year is refunded with the return filed the next spring. ',
    label: 'Withholding and refund',
    caption: 'Withholding and refund by year',
    year: 'Year',
    taxReturn: 'Tax return',
    withheld: 'Withheld',
    incomeTax: 'Income tax',
    refund: 'Refund',
    cashFlow: 'Cash flow',
  },
  currency: {
    title: 'Exchange rate sensitivity',
    lead: (date: string) => `Rent, loan and tax are in yen, so dollar results follow the exchange rate. The rate here, of ${date}, is a `,
    illustrative: ', an illustration and not the rate of that day',
    range: '. The 20% range is our default, not a forecast.',
    label: 'Currency',
    caption: 'Amounts in dollars at three rates',
    amount: 'Amount',
    yen: 'Yen',
    /** In the order of the rates. */
    rates: ['Dollar buys 20% less', 'Rate of this report', 'Dollar buys 20% more'],
    rate: (name: string, yen: number) => `${name}, ¥${yen} per dollar`,
  },
  rules: {
    title: 'Rules on this page',
    inForce: (from: string | null, to: string | null, asOf: string) =>
      `${from === null ? 'In force' : `In force from ${from}`}${to === null ? '' : ` until ${to}`}, used as of ${asOf}. Source: `,
    unverified: ' Not verified against a published source.',
    checked: (date: string) => `Rules as checked on ${date}.`,
  },
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
