// The project's scripts by name. Called by run.mjs under Node 24 with the workspace installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ours = (name) => [process.execPath, join(root, 'bin', 'scripts', `${name}.ts`)];
const tool = (name, ...args) => [join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.CMD` : name), ...args];

const scripts = {
  start: ours('start'),
  test: ours('test'),
  check: ours('check'),
  build: ours('build'),
  bench: ours('bench'),
  prove: ours('prove'),
  generate: ours('generate'),
  examples: [process.execPath, join(root, 'tests/repository/examples/refresh.run.ts')],
  format: tool('biome', 'check', '--write', '.'),
  analyze: [process.execPath, join(root, 'apps/server/src/command-line/analyze.ts')],
  'bench:extraction': [process.execPath, join(root, 'apps/server/src/command-line/bench-extraction.ts')],
  'bench:score': [process.execPath, join(root, 'apps/server/src/command-line/bench-score.ts')],
  'bench:rent': [process.execPath, join(root, 'packages/market-data/bench-rent.run.ts')],
  vectors: [process.execPath, join(root, 'packages/underwriting/vectors.run.ts')],
  stories: [process.execPath, join(root, '.storybook/stories.run.ts')],
  visual: [process.execPath, join(root, '.storybook/visual.run.ts')],
  storybook: tool('storybook', 'dev', '--port', '6006', '--host', '127.0.0.1', '--no-open', '--disable-telemetry'),
  'build-storybook': tool('storybook', 'build', '--disable-telemetry', '--output-dir', 'storybook-static'),
  chromatic: tool('chromatic'),
  mutate: tool('stryker', 'run', 'stryker.config.json'),
};
/** This one works in the folder of one room. */
const inRoom = { mutate: 'packages/underwriting' };
/** These take paths that a person types, so they start where the person stands. */
const whereThePersonStands = ['analyze', 'bench:extraction', 'bench:rent', 'bench:score'];

const [name, ...args] = process.argv.slice(2);
// As the last word of any command that measures; `bench:extraction --record FILE` is another one.
const isRecorded = args.at(-1) === '--record';
if (isRecorded) args.pop();
const command = scripts[name];
if (!command) {
  process.stderr.write(`There is no script ${name}. Scripts: ${Object.keys(scripts).join(', ')}.\n`);
  process.exit(2);
}
const cwd = whereThePersonStands.includes(name) ? (process.env.INIT_CWD ?? root) : join(root, inRoom[name] ?? '.');
const child = spawn(command[0], [...command.slice(1), ...args], {
  cwd,
  stdio: 'inherit',
  env: isRecorded ? { ...process.env, RECORD_QUALITY: '1' } : process.env,
  shell: process.platform === 'win32' && command[0].endsWith('.CMD'),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
