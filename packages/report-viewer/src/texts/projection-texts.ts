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
  exit: { title: 'Exit analysis', titleJa: '売却シミュレーション', keyYears: 'Key exit years', byYear: 'Exit by year of sale' },
} as const;
