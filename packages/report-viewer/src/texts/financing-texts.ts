import type { Word } from '../format/prose-words.ts';
export const financingTexts = {
  title: 'Financing',
  titleJa: '融資',
  schedule: 'Loan schedule',
} as const;

/** How much goes to the lender as interest in the first years, and the balance then. */
export const loanChartTitle = (years: number, interest: number, principal: number, balance: number | null): Word[] => [
  `Over ${years} years, interest is `,
  { yen: interest },
  ' and principal ',
  { yen: principal },
  '',
  ...(balance === null ? [] : ['; loan balance is then ', { yen: balance }]),
  '.',
];
