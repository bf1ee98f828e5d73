import { listedRule, rules } from '../../facts/rule-list.ts';
import type { Ablation } from './ablation.ts';

const columns = ['rule', 'cases', 'fields', 'values', 'alone', 'wrong', 'lost', 'casesLost', 'gained', 'casesGained'] as const;

/** The stored counts of `--without all`, a line a rule; tabs between columns. */
export function ablationText(measured: readonly Ablation[]): string {
  return [columns.join('\t'), ...measured.map((one) => columns.map((column) => one[column]).join('\t')), ''].join('\n');
}

/** @throws SyntaxError where the columns are others */
export function ablationsIn(text: string): Ablation[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== columns.join('\t')) throw new SyntaxError(`The columns of the ablation are ${columns.join(', ')}`);
  return lines.map((line) => {
    const [rule = '', ...counts] = line.split('\t');
    const [cases = 0, fields = 0, values = 0, alone = 0, wrong = 0, lost = 0, casesLost = 0, gained = 0, casesGained = 0] =
      counts.map(Number);
    return { rule, cases, fields, values, alone, wrong, lost, casesLost, gained, casesGained };
  });
}

/** The page of rules: what each finds, its example, and what all cases lose and gain without it. */
export function rulesPage(measured: readonly Ablation[]): string {
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const counts = measured.map(({ rule, cases, values, alone, wrong, lost, casesLost, gained, casesGained }) => {
    const listed = listedRule(rule);
    return row([`\`${rule}\``, listed?.finds ?? '', cases, values, alone, wrong, `${lost} (${casesLost})`, `${gained} (${casesGained})`]);
  });
  const examples = rules.map(({ id, finds, example }) => row([`\`${id}\``, finds, `\`${example}\``]));
  return `# Rules of extraction

Generated from \`packages/extraction/src/facts/rule-list.ts\` and \`packages/extraction/cases/ablation.tsv\` by \`node packages/extraction/cases/write-index.run.ts\`.

A rule reads values out of blocks of a source. Its id stands in the evidence of each value. \`npm run analyze -- --explain FIELD INPUT\` prints the rules that read a value of a file, and \`npm run bench:extraction -- --rules\` counts them over the kept cases.

## Order

Rules are tried in this order. Strength and evidence decide which value is used.

${row(['Rule', 'Finds', 'Case or test that shows it'])}
${row(['---', '---', '---'])}
${examples.join('\n')}

## What each is worth

Measured over all cases, those that are not kept too, by \`npm run bench:extraction -- --inputs DIR --truth DIR --without all --accept\`. Values: right or wrong values that the rule decides. Alone: no other place states them. Lost and gained: values, and in brackets cases, that are right with the rule alone and without it alone. Rules of labels are counted by the form in which the label stands. Names of buildings, days and remarks are counted where a case states them.

${row(['Rule', 'Finds', 'Cases', 'Values', 'Alone', 'Wrong', 'Lost', 'Gained'])}
${row(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:'])}
${counts.join('\n')}
`;
}
