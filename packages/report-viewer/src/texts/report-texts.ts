import type { Words } from '../glance/words.ts';

/** What stands around the chapters: header, contents, footer, pages beside the report. */
export const headerTexts = {
  kind: 'Insight report, ',
  inJapan: '(date in Japan)',
  askingPrice: 'Asking price',
  basePrice: 'Court base price',
  /** How a name in kanji is read. */
  read: (reading: string) => `Read ${reading}`,
  place: (kind: string, where: string) => (where === '' ? kind : `${kind} in ${where}`),
  currency: 'Currency',
  yen: 'JPY',
  dollars: 'USD',
  print: 'Print',
  unscripted: 'Definitions behind labels need JavaScript. ',
  unscriptedFile: 'The tables of years open all the same; the PDF of this report says what every figure means.',
  notes: 'Notes on every figure',
} as const;

/** Sources of the report and how to read it. */
export const aboutTexts = {
  analysis: 'Analysis',
  evidence: 'Evidence grade',
  exchangeRate: 'Exchange rate',
  rate: (yen: number, date: string, source: string, illustrative: boolean): Words => [
    '¥',
    `${yen}`,
    ' per $, ',
    date,
    illustrative ? ', illustrative' : `, ${source}`,
  ],
  engine: 'Engine and rules',
  listing: 'Listing',
  documents: 'Documents',
  marks: 'Marks:',
  example: '123',
  calculated: 'Calculated',
  notStated: 'Not stated',
  howToRead: 'How to read this',
  howToReadWords:
    'Each label opens the definition and origin of its number. A dotted underline marks an assumed value. A hatched field is not stated or not available, and never counted as zero.',
} as const;

/** What the switch of the theme says: where it leads. It stands apart: the report's script needs no other. */
export const themeTexts = { light: 'Light', dark: 'Dark' } as const;

/** What a file is called behind the property's name. */
export const fileTitleTexts = { en: ': insight report', ja: '：参考資料' } as const;

export const contentsTexts = { label: 'Chapters of the report', title: 'Contents', titleJa: '目次' } as const;

export const footerTexts = {
  madeBy: (analysis: string, engine: string, rules: string) => `Rimawari, analysis ${analysis}, engine ${engine}, rules of ${rules}.`,
} as const;

/** Pages of their own beside the report. */
export const nestedTexts = {
  back: 'Back to the report',
  tables: { title: 'Full tables', titleJa: '年次表' },
  inputs: {
    title: 'Inputs',
    titleJa: '入力値',
    lead: 'This page has the report’s inputs as data: facts from the sources, local market data and the assumptions entered. The engine recalculates the same report from them.',
  },
  notes: {
    title: 'Notes',
    titleJa: '注記',
    lead: 'The definition of each figure, with its formula, assumption or original wording. Each name links to its place in the report.',
    facts: 'Facts',
    factsJa: '根拠',
    columns: 'Table columns',
    columnsJa: '年次表',
  },
} as const;

/** What the PDF adds to the first screen. */
export const paperTexts = {
  summary: 'Summary',
  references: {
    title: 'Price and references',
    noPrice: 'Asking price: not stated.',
    before: 'Asking price is ',
    after: '. The values below are references, not an appraisal.',
    reference: 'Reference',
    amount: 'Amount',
    comparison: 'vs. asking price',
    basis: 'Basis',
    notAvailable: 'Not available',
    levels: {
      'valuation.direct': 'One year’s NOI ÷ reference cap rate',
      'valuation.discounted': 'Cash flows and sale, discounted to today',
      'valuation.bank_total': 'Land and building by lender tables',
      'exit.day_one': 'Exit methods, applied today',
      'threshold.cash.price': 'Above it, cash flow before tax is negative in year 1',
    },
  },
  risks: {
    title: 'Risks',
    level: (level: string) => `Risk level: ${level}. `,
    more: (flags: number) => `${flags} more flagged. `,
    unverified: (checks: number) => `${checks} ${checks === 1 ? 'check is' : 'checks are'} not verified. `,
    allChecks: 'All checks',
  },
} as const;
