// notes

export const onAnalysisDate =
  'Contract, registration and acquisition are assumed on the analysis date. Yields, DSCR and the score are before income tax, which has its own section.';
