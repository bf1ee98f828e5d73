import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchTable } from './print-bench.ts';
import { type BenchOptions, runExtractionBench } from './run-extraction-bench.ts';

/**
 * The command `--inputs DIR --truth DIR [--json FILE]`: prints the table, writes the whole result as JSON if asked.
 * Returns the exit code: 0 measured, 2 wrong use. The address book and the reader come from the caller.
 */
export async function benchCommand(
  argv: readonly string[],
  ports: Pick<BenchOptions, 'municipalities' | 'asOf' | 'readSource'>,
  print: (text: string) => void,
): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { inputs: { type: 'string' }, truth: { type: 'string' }, json: { type: 'string' } },
    strict: false,
  });
  const { inputs, truth, json } = values;
  if (typeof inputs !== 'string' || typeof truth !== 'string') {
    print('Use: bench:extraction --inputs DIR --truth DIR [--json FILE]');
    return 2;
  }
  const result = await runExtractionBench({ ...ports, inputsDir: inputs, truthDir: truth });
  print(benchTable(result));
  if (typeof json === 'string') await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  return 0;
}
