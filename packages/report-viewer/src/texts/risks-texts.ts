import type { Finding } from '@rimawari/underwriting';

export const risksTexts = { title: 'Risks and checks', titleJa: 'リスクと確認事項' } as const;

export const checkTexts = {
  title: 'Checks',
  titleJa: '確認事項',
  /** `3 flagged · 12 not verified · 9 passed` */
  counts: (flagged: number, unknown: number, passed: number) => `${flagged} flagged · ${unknown} not verified · ${passed} passed or N/A`,
  /** What asks for nothing at once: one line with its count and names. */
  folded: (state: 'unknown' | 'pass', titles: readonly string[]) =>
    `${titles.length} ${state === 'pass' ? 'passed or N/A' : 'not verified'}: ${titles.join('; ')}`,
  state: ({ state, severity }: Pick<Finding, 'state' | 'severity'>) => {
    if (state === 'pass') return 'Passed';
    if (state === 'unknown') return 'Not verified';
    return { critical: 'Flagged: critical', caution: 'Flagged: caution', note: 'Flagged: note' }[severity];
  },
  effect: 'Effect: ',
  settledBy: 'Settled by: ',
} as const;

/** The Scenario Score by its parts. */
export const scoreTexts = {
  title: 'Scenario Score',
  lead: (score: string, withLoan: string) =>
    `Scenario Score is ${score} / 10 all cash and ${withLoan} / 10 with the loan. 5 is typical, 6.5 marks the best fifth of listings, 8 needs documents.`,
  /** In reports of earlier versions, and where there is no score. */
  leadWithout: 'The Scenario Score is the weighted average of these measures on a published scale. A cap can only lower it.',
  table: 'Parts of the Scenario Score',
  part: 'Part',
  weight: 'Weight',
  score: 'Score',
  bar: 'Bar from 0 to 10',
  reading: 'Reading',
  change: 'Change these marks',
  caps: 'Score caps',
  adjustments: 'Score adjustments and caps',
  none: 'None applies.',
  notApplying: (labels: readonly string[]) => `${labels.length} ${labels.length === 1 ? 'does' : 'do'} not apply: ${labels.join('; ')}`,
  applies: 'Applies: ',
  doesNotApply: 'Does not apply: ',
  cap: (score: string, applies: boolean) => ` ${applies ? 'caps' : 'would cap'} the score at ${score}`,
} as const;

/** Caps of the score that apply or not, by their id. */
export const capTexts = {
  legal: 'Legal restriction',
  business_income: 'Business income without a lease',
  seismic: 'Pre-1981 seismic code without proof',
  other_kind: 'Type outside the model',
  no_income: 'No income after capital reserve',
} as const;
