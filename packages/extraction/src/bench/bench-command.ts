import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { confidenceTable } from '../facts/confidence-table.ts';
import { firstSightsIn, firstSightText, withFirstSights } from './first-sight.ts';
import { calibrationReport } from './fit-confidence.ts';
import { changesText, goldenChanges } from './goldens/golden-changes.ts';
import { type Goldens, storedGoldens, storeGoldens } from './goldens/golden-files.ts';
import { otherDigests, ownGoldens } from './goldens/golden-runs.ts';
import { ownCases } from './own-cases.ts';
import { benchTable } from './print-bench.ts';
import { ablationLine, ablations } from './rules/ablation.ts';
import { ruleUses, ruleUseTable } from './rules/rule-use.ts';
import { ablationText } from './rules/rules-page.ts';
import { type BenchOptions, type BenchResult, runExtractionBench } from './run-extraction-bench.ts';

const cases = (name: string): string => fileURLToPath(new URL(`../../cases/${name}`, import.meta.url));

const use = `Use: bench:extraction [--inputs DIR --truth DIR] [--accept] [--json FILE] [--first-sight] [--rules], or --without RULE|all, or --calibrate
Without folders our own cases are read and compared to the byte with what is kept of them.`;

/**
 * The command `[--inputs DIR --truth DIR] [--accept] [--json FILE] [--first-sight]`: prints the table and what differs from the kept
 * values, which `--accept` renews; writes the whole result as JSON if asked, and with `--first-sight` adds how each value was found and
 * whether it was right to the first readings. Without folders it reads our own cases. Of other inputs only digests are kept.
 * `--rules` counts what each rule decides. `--without RULE` says which values a rule gives and costs, `--without all` of every rule, which `--accept`
 * keeps.
 * `--calibrate` fits the confidence on one half of the recorded first readings and reports on the other instead.
 * Hands the result to `onResult`, with the folder that was read. Returns the exit code: 0 measured, 1 a value or the fitted
 * confidence is not the kept one, 2 wrong use. The address book and the reader come from the caller; our own cases are read with a
 * small book and a fixed day.
 */
export async function benchCommand(
  argv: readonly string[],
  ports: Pick<BenchOptions, 'municipalities' | 'stations' | 'towns' | 'places' | 'asOf' | 'readSource'>,
  print: (text: string) => void,
  onResult: (result: BenchResult, inputs: string) => void = () => {},
): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      inputs: { type: 'string' },
      truth: { type: 'string' },
      json: { type: 'string' },
      accept: { type: 'boolean' },
      'first-sight': { type: 'boolean' },
      calibrate: { type: 'boolean' },
      rules: { type: 'boolean' },
      without: { type: 'string' },
    },
    strict: false,
  });
  const { inputs, truth, json } = values;
  if (values.calibrate === true) {
    const report = calibrationReport(firstSightsIn(await readFile(cases('first-sight.tsv'), 'utf8')), confidenceTable);
    print(report.text);
    return report.same ? 0 : 1;
  }
  const folders = typeof inputs === 'string' && typeof truth === 'string' ? { inputsDir: inputs, truthDir: truth } : null;
  if (folders === null && (inputs !== undefined || truth !== undefined)) {
    print(use);
    return 2;
  }
  const run = folders === null ? ownGoldens() : otherDigests();
  const options = folders === null ? { ...ownCases, readSource: ports.readSource } : { ...ports, ...folders };
  if (typeof values.without === 'string') {
    const { measured } = await ablations(options, values.without === 'all' ? null : values.without, (one) => print(ablationLine(one)));
    if (typeof json === 'string') await writeFile(json, `${JSON.stringify(measured, null, 2)}\n`);
    if (values.accept === true && values.without === 'all') await writeFile(cases('ablation.tsv'), ablationText(measured));
    return 0;
  }
  const result = await runExtractionBench({ ...options, observeCase: run.observe });
  print(values.rules === true ? ruleUseTable(ruleUses(result)) : benchTable(result));
  onResult(result, options.inputsDir);
  if (typeof json === 'string') await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  if (values['first-sight'] === true) {
    const sights = firstSightsIn(await readFile(cases('first-sight.tsv'), 'utf8'));
    await writeFile(cases('first-sight.tsv'), firstSightText(withFirstSights(sights, result.files)));
  }
  return comparedWithKept(cases(folders === null ? 'goldens' : 'digests'), run.goldens(), values.accept === true, folders === null, print);
}

/** Of two sets of lines those of cases that both have: a folder of other inputs may hold some of the known ones. */
function ofSharedCases(stored: Goldens, found: Goldens): [Goldens, Goldens] {
  const caseOf = (line: string): string => line.split('\t')[0] ?? '';
  const casesOf = (goldens: Goldens): Set<string> => new Set([...goldens.values()].flatMap((text) => text.split('\n').map(caseOf)));
  const [known, read] = [casesOf(stored), casesOf(found)];
  const shared = (goldens: Goldens): Goldens =>
    new Map(
      [...goldens].map(([name, text]) => [
        name,
        text
          .split('\n')
          .filter((line) => known.has(caseOf(line)) && read.has(caseOf(line)))
          .join('\n'),
      ]),
    );
  return [shared(stored), shared(found)];
}

/** Says what differs from the kept values, and renews them if asked. */
async function comparedWithKept(
  folder: string,
  found: Goldens,
  accept: boolean,
  own: boolean,
  print: (text: string) => void,
): Promise<number> {
  const stored = await storedGoldens(folder);
  const changes = own || accept ? goldenChanges(stored, found) : goldenChanges(...ofSharedCases(stored, found));
  print(changes.length === 0 ? 'No value differs from what is kept.' : changesText(changes));
  if (accept) await storeGoldens(folder, found);
  return accept || changes.length === 0 ? 0 : 1;
}
