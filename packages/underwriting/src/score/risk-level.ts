import type { Finding } from '../checks/finding.ts';
import { coverageDigits } from '../numbers/coverage-words.ts';
import { paymentsCounted } from './coverage.ts';
import { equityBackText, gatingChecks, type ScenarioScore } from './scenario-score.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

export interface RiskReading {
  level: RiskLevel;
  reasons: string[];
}

/** High with any bar, no income left after the running costs, equity that is lost, a stressed coverage under 1 or three weak marks; low with no weak mark, a stressed coverage of at least 1.1 and a loan within the tax life. */
export function readRisk(
  score: ScenarioScore,
  checks: readonly Finding[],
  stressedDscr: number | null,
  rentAssumed: boolean,
  base: { noi: number; multiple: number | null; years: number; heaviest: boolean },
): RiskReading {
  const reasons: string[] = [];
  const payments = paymentsCounted(base.heaviest);
  const bars = checks.filter((check) => gatingChecks.includes(check.id) && check.state === 'flag');
  const critical = checks.filter((check) => check.state === 'flag' && check.severity === 'critical');
  const weak = Object.entries(score.measures)
    .filter(([, value]) => value < 4)
    .map(([name]) => name.replaceAll('_', ' '));
  for (const bar of bars) reasons.push(bar.title);
  // Said of a cash purchase too, which has no coverage to fall short.
  if (base.noi <= 0) reasons.push('The running costs take the whole income.');
  if (base.multiple !== null && base.multiple < 1) reasons.push(equityBackText(base.multiple, base.years));
  if (stressedDscr !== null && stressedDscr < 1)
    reasons.push(
      stressedDscr <= 0
        ? 'In the cautious scenario nothing is left for the loan payments.'
        : `In the cautious scenario the income covers ${coverageDigits(stressedDscr)} of the ${payments}.`,
    );
  if (weak.length >= 3) reasons.push(`Three or more measures of the score are weak: ${weak.join(', ')}.`);
  if (reasons.length > 0) return { level: 'high', reasons };
  for (const check of critical) reasons.push(check.title);
  if (stressedDscr !== null && stressedDscr < 1.1)
    reasons.push(`In the cautious scenario the income covers ${coverageDigits(stressedDscr)} of the ${payments}, below 1.10.`);
  const overLife = checks.find((check) => check.id === 'life_and_loan' && check.state === 'flag');
  if (overLife) reasons.push(overLife.title);
  for (const name of weak) reasons.push(`A measure of the score is weak: ${name}.`);
  if (rentAssumed) reasons.push('The rent is estimated.');
  if (reasons.length > 0) return { level: 'medium', reasons };
  return {
    level: 'low',
    reasons: [
      stressedDscr === null
        ? 'No weak measure, no critical flag, and the equity comes back in the base case. There is no loan to carry.'
        : 'No weak measure, no critical flag, the equity comes back in the base case, and the cautious scenario still covers the loan payments by at least 1.1.',
    ],
  };
}
