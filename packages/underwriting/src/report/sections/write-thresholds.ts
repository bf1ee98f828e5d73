import { type Lever, leversFor } from '../../analysis/levers.ts';
import { solveThreshold, type TriedCases, targetsFor } from '../../analysis/thresholds.ts';
import { inputEffects, type ListedInput } from '../../case/input-effects.ts';
import { type ReportDraft, rentIsEstimated } from '../../draft/report-draft.ts';
import { midSentence } from '../../numbers/mid-sentence.ts';
import { yenText } from '../../numbers/number-text.ts';
import type { Unit } from '../../numbers/unit.ts';
import * as texts from '../../texts/thresholds-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

const units: Record<Lever['id'], Unit> = { price: 'JPY', occupancy: 'percent', rent: 'percent', rate: 'percent' };
const levers: Record<Lever['id'], { input: string; definition: string; changes: ListedInput }> = {
  price: { input: 'facts.price', definition: texts.price, changes: 'price' },
  occupancy: { input: 'assumptions.vacancy', definition: texts.occupancy, changes: 'vacancy' },
  rent: {
    input: 'rent.monthly_full',
    definition: texts.rent,
    changes: 'monthly_rent',
  },
  rate: { input: 'assumptions.loan_rate', definition: texts.rate, changes: 'loan_rate' },
};
const measures: Record<string, string> = { dscr: 'returns.dscr', cash: 'returns.btcf', cash_after_tax: 'returns.atcf', irr: 'returns.irr' };

/** The chosen height of each bar, by the end of its assumption's name. */
const bars: Record<string, string> = { dscr: 'dscr', cash: 'cash', cash_after_tax: 'cash', irr: 'irr' };

/** What must be true: one input solved for each target, or the reason why there is none. */
export function writeThresholds(draft: ReportDraft): InsightReport['thresholds'] {
  const { subject, settings, base, ledger } = draft;
  const all = leversFor(subject, settings).map((lever) => ({ lever, tried: new Map() as TriedCases }));
  return targetsFor(settings).flatMap((target) =>
    all.map(({ lever, tried }) => {
      const answer = solveThreshold(subject, base, lever, target, tried);
      const { input, definition, changes } = levers[lever.id];
      const rent = answer.value === null || lever.id !== 'rent' ? null : Math.round(settings.monthlyRent * (1 - answer.value / 100));
      // Where the rent is estimated, a limit of the price is one at that rent alone.
      const name = lever.id === 'price' && rentIsEstimated(draft) ? texts.atRent(lever.title, yenText(settings.monthlyRent)) : lever.title;
      const figure = ledger.computed(
        `threshold.${target.id}.${lever.id}`,
        answer.value,
        texts.thresholdFormula,
        [measures[target.id] ?? 'returns.noi', input, `assumptions.target_${bars[target.id] ?? 'cash'}`],
        {
          term: texts.threshold(
            name,
            midSentence(target.title),
            units[lever.id],
            rent === null ? definition : texts.withRent(definition, yenText(rent)),
            inputEffects[changes].note,
          ),
          because: answer.because,
        },
      );
      return { target: target.id, lever: lever.id, title: texts.title(name, midSentence(target.title)), figure };
    }),
  );
}
