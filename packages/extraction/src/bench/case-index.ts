import type { FirstSights } from './first-sight.ts';
import { folderOfKind } from './goldens/golden-files.ts';
import type { Truth } from './truth.ts';

/** The commit that holds all 1,600 cases under their first names, with the PDFs that are recorded layers here. */
const commitOfAll = '1a0835b4';

const introduction = (cases: number, kinds: number): string => `# Cases

<!-- Written by \`node packages/extraction/cases/write-index.run.ts\`; a test holds it to the truths. -->

${cases} inputs of ${kinds} kinds, each with what a careful reader finds in it (\`truth/\`, a file a kind, one line a case) and with everything that is read of it (\`goldens/\`: values, derived values, rolls, conflicts, refusals, confidence, rule and place of evidence, one line a field). A case is named by what it shows. A PDF whose library is not the point is a recorded text layer, in the \`layers.txt\` of its kind.

\`npm run bench:extraction\` reads them and compares with the goldens to the byte; \`npm run bench:extraction -- --accept\` renews the goldens and prints what changed, by field.

To add or change a case, write its truth as \`truth/KIND/NAME.json\` beside its input \`inputs/KIND/NAME.*\`: the command reads it in place of the line of that name. \`node packages/extraction/cases/write-index.run.ts\` then moves it into \`truth/KIND.jsonl\` and writes this page.

## All cases

These were chosen from 1,600 so that every rule that decided a value for a kind of input, and every block of code that ran, still does. Commit \`${commitOfAll}\` holds all of them, under the names of the batches in which they were written. To read them beside the project:

\`\`\`
mkdir -p ../all-cases && git archive ${commitOfAll} packages/extraction/cases | tar -x -C ../all-cases
npm run bench:extraction -- --inputs ../all-cases/packages/extraction/cases/inputs --truth ../all-cases/packages/extraction/cases/truth
\`\`\`

\`first-sight.tsv\` counts how values of all cases were read at first sight, before a rule was changed for them, by kind of input, field, form, label and number of places.
`;

const percent = (right: number, all: number): string => `${((100 * right) / all).toFixed(1)} %`;

function firstSightTable({ values }: FirstSights): string {
  const groups = new Map<string, { right: number; all: number }>();
  for (const { kind, form, known, right } of values) {
    const key = `| ${kind} | ${form} | ${known} |`;
    const { right: rightOnes, all } = groups.get(key) ?? { right: 0, all: 0 };
    groups.set(key, { right: rightOnes + (right ? 1 : 0), all: all + 1 });
  }
  const rows = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { right, all }]) => `${key} ${all} | ${percent(right, all)} |`);
  return [
    '## First sights',
    '',
    '| Kind of input | Value found as | Label known | Values | Right |',
    '| --- | --- | --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function rowOf({ name, about }: Truth): string {
  if (about === null) throw new Error(`${name} does not say what it is kept for`);
  const { phenomenon, fields, layout, hard } = about;
  return `| \`${name}\` | ${[phenomenon, fields.join(', '), layout, hard].map(cell).join(' | ')} |`;
}

/** The page \`cases/README.md\`: every case by its kind with what its truth says of it, and the first sights of all. Throws where a truth says nothing of its case. */
export function caseIndex(truths: readonly Truth[], sights: FirstSights): string {
  const kinds = [...new Set(truths.map(({ kind }) => kind))].toSorted();
  const tables = kinds.map((kind) => {
    const own = truths.filter((truth) => truth.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return [
      `## ${kind} (\`${folderOfKind(kind)}\`, ${own.length})`,
      '',
      '| Case | Shows | Fields | Source layout | Why it is hard |',
      '| --- | --- | --- | --- | --- |',
      ...own.map(rowOf),
    ].join('\n');
  });
  return `${[introduction(truths.length, kinds.length), ...tables, firstSightTable(sights)].join('\n')}\n`;
}
