export const financingTexts = {
  title: 'Financing',
  titleJa: '融資',
  schedule: 'Loan schedule',
} as const;
