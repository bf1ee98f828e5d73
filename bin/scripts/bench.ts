// Speed and memory, one measurement after another, so that they do not disturb each other.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { root, runCommand } from './command.ts';

await buildAll((text) => process.stderr.write(`${text}\n`));
let failed = 0;
for (const file of [
  'packages/underwriting/bench.run.ts',
  'packages/ui/size.run.ts',
  'packages/extraction/bench.run.ts',
  'tests/bench/read-pictures.run.ts',
  'tests/bench/report-latency.run.ts',
  'tests/bench/slow-line.run.ts',
  'tests/bench/first-view.run.ts',
  'tests/bench/report-weight.run.ts',
  'tests/bench/render-time.run.ts',
  'tests/bench/lab.run.ts',
  'tests/bench/package-size.run.ts',
  'tests/bench/lighthouse.run.ts',
  'tests/bench/place-lookup.run.ts',
  'tests/bench/storm.run.ts',
  'tests/bench/admin-lists.run.ts',
]) {
  if (!existsSync(join(root, file))) continue;
  process.stdout.write(`\n${file}\n`);
  if ((await runCommand(process.execPath, [join(root, file)])) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
