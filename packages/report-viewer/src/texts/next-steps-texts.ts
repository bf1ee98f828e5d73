import type { ReactNode } from 'react';

export const nextStepsTexts = {
  title: 'Next steps',
  titleJa: '次のステップ',
  count: (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}, each with the person to ask.`,
  who: ' Who: ',
  bankPage: 'Summary for a bank or tax adviser, in Japanese',
} as const;

/** What is missing, why it matters, and the question that settles it. */
export const missingTexts = {
  title: 'Missing information',
  titleJa: '不足情報・質問',
  lead: (items: number) => `${items} ${items === 1 ? 'item is' : 'items are'} not stated and would change the result.`,
  document: 'Document: ',
  allDocuments: 'See the effect of each missing document',
} as const;

/** How far each document that is missing could move the results. */
export const meterTexts = {
  title: 'Missing documents',
  titleJa: '不足資料の影響',
  pageTitleJa: '不足資料',
  table: 'Effect of each missing document',
  document: 'Document',
  cash: 'Cash flow after tax, year 1',
  netYield: 'Net yield',
  score: 'Scenario Score',
  swing: ' swing',
  note: 'Each row moves all inputs of one document to the ends with lower, then higher, cash flow after tax; other inputs stay as in the base case. The line in a bar is the base case. Requests and questions follow this order.',
  lead: (cash: ReactNode | null, netYield: ReactNode | null, score: ReactNode | null): ReactNode[] => [
    'The base case uses the middle of each range',
    ...(cash === null ? [] : [': ', cash, ' cash flow after tax in year 1']),
    ...(netYield === null ? [] : [', net yield ', netYield]),
    ...(score === null ? [] : [', score ', score]),
    '. Each document can move it this far.',
  ],
} as const;

/** Which document settles which inputs, of any property. */
export const settlingTexts = {
  title: 'Documents and inputs',
  titleJa: '資料と入力値',
  table: 'Documents and the inputs they settle',
  document: 'Document',
  inputs: 'Inputs',
  rent: 'Rent',
  split: 'Land/building split',
  note: 'A document counts as available if the sources state what it settles. A stated rent without a lease or rent roll has a range of ±5%.',
} as const;
