import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { record } from '../../bin/quality/record.ts';

/** What a part may weigh, in bytes after minification and brotli, React not counted. */
const limits: Record<string, number> = { button: 1.5 * 1024, tabs: 10 * 1024, dialog: 14 * 1024 };
const limitOfAllStyles = 15 * 1024;
const sources = fileURLToPath(new URL('src/', import.meta.url));
const isReact = (id: string): boolean => /^react(-dom)?(\/|$)/.test(id);

interface Weight {
  script: number;
  styles: number;
}

/** Weighs what one import of these parts costs. */
async function weigh(parts: readonly string[], styles = ''): Promise<Weight> {
  const entry = '\0entry';
  const code = parts.map((part, place) => `export * as part${place} from '${sources}${part}/index.ts';`).join('\n') + styles;
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, external: isReact, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const weight: Weight = { script: 0, styles: 0 };
  for (const file of built.output) {
    if (file.type === 'chunk') weight.script += brotli(file.code);
    else if (file.fileName.endsWith('.css')) weight.styles += brotli(String(file.source));
  }
  return weight;
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`.padStart(10);
const parts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.ts'))
  .map((file) => file.replace(/[/\\]index\.ts$/, ''))
  .sort();

let failed = 0;
const scripts = new Map<string, number>();
process.stdout.write(`${'part'.padEnd(20)}${'script'.padStart(10)}${'styles'.padStart(10)}   limit\n`);
for (const part of parts) {
  const { script, styles } = await weigh([part]);
  scripts.set(part, script / 1024);
  const limit = limits[part];
  const isOver = limit !== undefined && script > limit;
  if (isOver) failed += 1;
  process.stdout.write(
    `${part.padEnd(20)}${kilobytes(script)}${kilobytes(styles)}${limit === undefined ? '' : `   ${kilobytes(limit).trim()} ${isOver ? 'OVER' : 'ok'}`}\n`,
  );
}
const whole = await weigh(parts, `\nimport '${sources}styles/index.css';`);
const isOver = whole.styles > limitOfAllStyles;
process.stdout.write(
  `${'whole kit'.padEnd(20)}${kilobytes(whole.script)}${kilobytes(whole.styles)}   styles ${kilobytes(limitOfAllStyles).trim()} ${isOver ? 'OVER' : 'ok'}\n`,
);
record({
  'kit.button': scripts.get('button') ?? Number.NaN,
  'kit.tabs': scripts.get('tabs') ?? Number.NaN,
  'kit.dialog': scripts.get('dialog') ?? Number.NaN,
  'kit.styles': whole.styles / 1024,
});
process.exitCode = failed > 0 || isOver ? 1 : 0;
