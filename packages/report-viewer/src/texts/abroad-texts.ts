/** What an owner without an address in Japan does, and when. */
export const abroadTexts = {
  title: 'Non-resident ownership',
  titleJa: '非居住者の所有',
  lead: (purchase: string) =>
    `Duties of an owner without an address in Japan, with dates counted from ${purchase} as the purchase date. Each line links to its rule, with source and date. Information, not tax or legal advice. `,
  otherOwner: 'This report is calculated for another owner type, so amounts that apply only to a non-resident owner are left out.',
  who: 'Who: ',
  rule: (title: string) => `Rule: ${title}`,
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

/** When the returns of a calendar year are filed, in the spring after it. */
export const returnFiledIn = (spring: number) => `Feb 16 to Mar 15, ${spring}`;

export const stageTexts = {
  beforePurchase: 'Before the purchase',
  afterPurchase: 'After the purchase',
  everyYear: 'Every year',
  atSale: 'At the sale',
} as const;

const adviser = 'Owner, tax accountant (税理士)';
const scrivener = 'Owner, judicial scrivener (司法書士)';
const withReturn = 'With the return';
const monthAfter = 'By the 10th of the month after payment';

/** Each step with who takes it: first what comes before the purchase, then by stage. A day that the report counts is given. */
export const stepTexts = {
  watchedArea: {
    when: 'Before the contract',
    text: 'In a special monitored area (特別注視区域) both parties give notice before a sale of 200 m² or more of land or floor area. The official map shows whether the lot is in one.',
    who: 'Seller and buyer',
  },
  taxAgent: (filed: string) => ({
    when: `By the first return, ${filed}`,
    text: 'An owner without an address in Japan appoints a tax agent (納税管理人), who receives tax office letters and files the return.',
    who: adviser,
  }),
  paymentFromAbroad: {
    when: 'Before the payment',
    text: 'The reporting duty covers the purchase. Not verified: whether the payment from abroad is reported too, and which documents the bank requires.',
    who: 'Owner, bank',
  },
  purchaseReport: (due: string) => ({
    when: `By ${due}`,
    text: 'The buyer reports the purchase to the Bank of Japan within 20 days. From Apr 2026 this also applies to a home for the buyer’s own use.',
    who: scrivener,
  }),
  acquisitionTax: (first: string, last: string) => ({
    when: `${first} to ${last}`,
    text: 'The prefecture bills the real estate acquisition tax (不動産取得税), usually 3–12 months after the purchase.',
    who: 'Tax agent',
  }),
  changeOfAddress: {
    when: 'Within 2 years of a move',
    text: 'The owner registers a change of name or address within two years; a fine of up to ¥50,000 is possible after that.',
    who: scrivener,
  },
  fixedAssetTax: (from: string) => ({
    when: `From ${from}`,
    text: 'The owner on Jan 1 pays fixed asset tax for the fiscal year from April.',
    who: 'Tax agent',
  }),
  withheldRent: {
    when: 'With each rent payment',
    text: 'Corporate tenants, sublease operators and business tenants withhold 20.42% of the rent. An individual renting a home withholds nothing.',
    who: 'Tenant',
  },
  rentRemitted: { when: monthAfter, text: 'The tenant remits the withheld tax to the tax office.', who: 'Tenant' },
  taxReturn: (filed: string) => ({
    when: `${filed}, then every year`,
    text: 'The return of the previous calendar year is due; the first one covers only the months since the purchase.',
    who: adviser,
  }),
  incomeTax: {
    when: withReturn,
    text: 'Rent − expenses is taxed at progressive rates of 5.105%–45.945%, including surtax. A non-resident owner has the basic, casualty and donation deductions. Withholding above the tax is refunded.',
    who: adviser,
  },
  blueReturn: {
    when: withReturn,
    text: 'Non-resident owners may also file a blue return, which lowers taxable income by the blue return deduction.',
    who: adviser,
  },
  residentTax: (from: string) => ({
    when: `${from}, every year`,
    text: 'An owner without an address in Japan on Jan 1 owes no resident tax.',
    who: 'Municipality',
  }),
  withheldPrice: {
    text: 'The buyer withholds 10.21% of the price, unless an individual buys it as their own home for at most ¥100,000,000.',
    who: 'Buyer',
  },
  priceRemitted: { when: monthAfter, text: 'The buyer remits the withheld tax to the tax office.', who: 'Buyer' },
  gainsTax: {
    text: 'A non-resident owner owes the national part of capital gains tax (譲渡税), including surtax: 15.315% if held more than five years on Jan 1 of the year of sale, otherwise 30.63%.',
    who: adviser,
  },
  returnOfSale: {
    text: 'The tax return for the year of sale settles the buyer’s withholding against the capital gains tax.',
    who: adviser,
  },
  inheritance: {
    when: 'Within 3 years of an inheritance',
    text: 'Heirs register an inheritance within three years of learning of it; a fine of up to ¥100,000 is possible after that.',
    who: 'Heirs, judicial scrivener (司法書士)',
  },
} as const;

/** When the steps of the sale are due, by the month in which the report sells. */
export const saleDayTexts = {
  around: (month: string) => `Around ${month}`,
  /** Where the report sells in no year. */
  atSale: stageTexts.atSale,
  springAfter: 'In the spring after the sale',
} as const;

/** Amounts of the report for an owner abroad, by step and in dollars. */
export const abroadAmountTexts = {
  equity: 'Equity required',
  acquisitionTax: 'Acquisition tax',
  fixedAssetTax: 'Fixed asset tax',
  withheldRent: 'Withheld in year 1',
  withheldMonthly: 'Monthly, if all tenants are companies',
  incomeTax: 'Income tax, year 1',
  withheldPrice: 'Withheld from the price',
  gainsTax: 'Capital gains tax',
  refund: 'Tax refund (negative: tax to pay)',
  cashFlow: (year: number) => `Cash flow after tax, year ${year}`,
  saleAfterTax: (held: number) => `Net sale proceeds after year ${held}, after tax`,
  saleBeforeTax: 'Net sale proceeds, before tax',
} as const;
