import type { SourceReading } from '../../reading/source-reading.ts';
import { type BenchOptions, type BenchResult, runExtractionBench } from '../run-extraction-bench.ts';
import { type RuleUse, ruleUses } from './rule-use.ts';

/** What changes where one rule reads nothing. */
export interface Ablation extends RuleUse {
  /** Values that are right with the rule alone, and without it alone. */
  lost: number;
  gained: number;
  /** Cases with such values, or of which another decision is made. */
  casesLost: number;
  casesGained: number;
}

/** What is wrong in a case, one entry a field; a wrong decision holds everything. */
function faultsOf({ decided, differences }: BenchResult['files'][number]): Set<string> {
  return new Set([...(decided ? [] : ['decision']), ...differences.map(({ field }) => field)]);
}

/** Compares what is right with the rule and without it. */
export function compared(use: RuleUse, before: BenchResult, after: BenchResult): Ablation {
  const without = new Map(after.files.map((file) => [file.file, faultsOf(file)]));
  const cases = before.files.map((file) => {
    const [had, has] = [faultsOf(file), without.get(file.file) ?? new Set<string>()];
    return { lost: [...has].filter((fault) => !had.has(fault)).length, gained: [...had].filter((fault) => !has.has(fault)).length };
  });
  const sum = (of: 'lost' | 'gained'): number => cases.reduce((total, one) => total + one[of], 0);
  const count = (of: 'lost' | 'gained'): number => cases.filter((one) => one[of] > 0).length;
  return { ...use, lost: sum('lost'), gained: sum('gained'), casesLost: count('lost'), casesGained: count('gained') };
}

/**
 * Runs all cases once with every rule and once without each of `only`, by default all that are listed. Sources are read once. `onRule` hears
 * of each as it is measured.
 */
export async function ablations(
  options: BenchOptions,
  only: string | null,
  onRule: (ablation: Ablation) => void,
): Promise<{ result: BenchResult; measured: Ablation[] }> {
  const readings = new Map<string, SourceReading>();
  const result = await runExtractionBench({ ...options, readings });
  const uses = ruleUses(result);
  const named = only === null ? uses : [uses.find(({ rule }) => rule === only) ?? { ...unused, rule: only }];
  const measured: Ablation[] = [];
  for (const use of named) {
    const ablation = compared(
      use,
      result,
      await runExtractionBench({ ...options, observeCase: () => undefined, readings, withoutRule: use.rule }),
    );
    onRule(ablation);
    measured.push(ablation);
  }
  return { result, measured };
}

const unused: Omit<RuleUse, 'rule'> = { cases: 0, fields: 0, values: 0, alone: 0, wrong: 0 };

/** Whether a rule may go: it changes nothing, or harms as much as it helps. */
export const isIdle = ({ lost, gained }: Pick<Ablation, 'lost' | 'gained'>): boolean => lost <= gained;

export function ablationLine({ rule, lost, gained, casesLost, casesGained }: Ablation): string {
  return `without ${rule.padEnd(28)} ${lost} values of ${casesLost} cases lost, ${gained} values of ${casesGained} cases gained`;
}
