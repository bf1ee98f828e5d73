import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { confidenceTable } from '../facts/confidence-table.ts';
import { sightedLines, sightedValues } from './first-sight.ts';
import { calibrationReport } from './fit-confidence.ts';
import { benchTable } from './print-bench.ts';
import { type BenchOptions, type BenchResult, runExtractionBench } from './run-extraction-bench.ts';

const firstReadings = new URL('../../cases/first-sight.tsv', import.meta.url);

/**
 * The command `--inputs DIR --truth DIR [--json FILE] [--record FILE]`: prints the table, writes the whole result as JSON if
 * asked, and adds how each value was found and whether it was right to a file of first readings.
 * `--calibrate` fits the confidence on one half of the recorded first readings and reports on the other instead.
 * Hands the result to `onResult`, with the folder that was read. Returns the exit code: 0 measured, 1 the fitted confidence is not the one in use, 2 wrong use. The address book and the reader come from the caller.
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
      record: { type: 'string' },
      calibrate: { type: 'boolean' },
    },
    strict: false,
  });
  const { inputs, truth, json, record } = values;
  if (values.calibrate === true) {
    const report = calibrationReport(sightedValues(await readFile(firstReadings, 'utf8')), confidenceTable);
    print(report.text);
    return report.same ? 0 : 1;
  }
  if (typeof inputs !== 'string' || typeof truth !== 'string') {
    print('Use: bench:extraction --inputs DIR --truth DIR [--json FILE] [--record FILE], or --calibrate');
    return 2;
  }
  const result = await runExtractionBench({ ...ports, inputsDir: inputs, truthDir: truth });
  print(benchTable(result));
  onResult(result, inputs);
  if (typeof json === 'string') await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  if (typeof record === 'string') await appendFile(record, sightedLines(result.files));
  return 0;
}
