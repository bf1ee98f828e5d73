import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sightedLines } from './first-sight.ts';
import { benchTable } from './print-bench.ts';
import { type BenchOptions, runExtractionBench } from './run-extraction-bench.ts';

/**
 * The command `--inputs DIR --truth DIR [--json FILE] [--record FILE]`: prints the table, writes the whole result as JSON if
 * asked, and adds how each value was found and whether it was right to a file of first readings.
 * Returns the exit code: 0 measured, 2 wrong use. The address book and the reader come from the caller.
 */
export async function benchCommand(
  argv: readonly string[],
  ports: Pick<BenchOptions, 'municipalities' | 'asOf' | 'readSource'>,
  print: (text: string) => void,
): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { inputs: { type: 'string' }, truth: { type: 'string' }, json: { type: 'string' }, record: { type: 'string' } },
    strict: false,
  });
  const { inputs, truth, json, record } = values;
  if (typeof inputs !== 'string' || typeof truth !== 'string') {
    print('Use: bench:extraction --inputs DIR --truth DIR [--json FILE] [--record FILE]');
    return 2;
  }
  const result = await runExtractionBench({ ...ports, inputsDir: inputs, truthDir: truth });
  print(benchTable(result));
  if (typeof json === 'string') await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  if (typeof record === 'string') await appendFile(record, sightedLines(result.files));
  return 0;
}
