import { listedRule, rules } from '../../facts/rule-list.ts';
import type { BenchResult } from '../run-extraction-bench.ts';

/** What one rule decides over many cases. Counts of values and cases. */
export interface RuleUse {
  /** A listed rule; those of labels by the form in which the label stands, such as `label.table`. */
  rule: string;
  cases: number;
  fields: number;
  values: number;
  /** Values that no other place states. */
  alone: number;
  wrong: number;
}

/** The rule as it is counted: without meaning and field. */
export function countedRule(id: string): string {
  const listed = listedRule(id)?.id ?? id;
  const [, form = ''] = (id.split('/')[0] ?? '').split('.');
  return listed.startsWith('label') && !listed.includes('.') ? `${listed}.${form}` : listed;
}

const place = (rule: string): number => rules.findIndex(({ id }) => id === listedRule(rule)?.id);

/** What each rule decides of the judged values, in the order of the list; rules that decide nothing stand there with zeros. */
export function ruleUses({ files }: Pick<BenchResult, 'files'>): RuleUse[] {
  const judged = files.flatMap(({ file, sureness }) =>
    sureness.flatMap(({ rule, ...value }) => (rule === null ? [] : [{ file, ...value, rule: countedRule(rule) }])),
  );
  const idle = rules.map(({ id }) => id).filter((id) => !judged.some(({ rule }) => listedRule(rule)?.id === id));
  return [...new Set([...judged.map(({ rule }) => rule), ...idle])]
    .map((rule): RuleUse => {
      const own = judged.filter((one) => one.rule === rule);
      return {
        rule,
        cases: new Set(own.map(({ file }) => file)).size,
        fields: new Set(own.map(({ field }) => field)).size,
        values: own.length,
        alone: own.filter(({ places }) => places === 1).length,
        wrong: own.filter(({ right }) => !right).length,
      };
    })
    .toSorted((a, b) => place(a.rule) - place(b.rule) || b.values - a.values);
}

const columns = ['cases', 'fields', 'values', 'alone', 'wrong'] as const;

export function ruleUseTable(uses: readonly RuleUse[]): string {
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
  return [
    row('rule', columns),
    ...uses.map((use) =>
      row(
        use.rule,
        columns.map((column) => use[column]),
      ),
    ),
  ].join('\n');
}
