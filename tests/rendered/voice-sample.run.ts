// node tests/rendered/voice-sample.run.ts
//   --seed N [--keep]: draws 200 texts that readers see; --keep stores them to be judged.
//   --page [--check]: writes docs/voice-check.md from the judged texts, or says whether it is what they give.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keptVerdicts, pageFile, sampleFile, sampleText, voicePage } from './voice-page.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { seed: { type: 'string' }, keep: flag, page: flag, check: flag } });

if (!values.page) await drawSample(Number(values.seed));
else if (!values.check) writeFileSync(pageFile, voicePage());
else if (readFileSync(pageFile, 'utf8') !== voicePage()) {
  process.stdout.write('docs/voice-check.md is not what docs/voice-check.tsv gives: run `npm run generate`.\n');
  process.exitCode = 1;
}

async function drawSample(seed: number): Promise<void> {
  if (!Number.isInteger(seed) || seed < 0) throw new Error('Use: node tests/rendered/voice-sample.run.ts --seed N [--keep]');
  // What is drawn from needs the built report viewer; the page does not.
  const { draw, voiceStrings } = await import('./voice-strings.ts');
  const strings = await voiceStrings();
  const sample = sampleText({ seed, judgements: keptVerdicts(draw(strings, seed)) });
  if (values.keep) writeFileSync(sampleFile, sample);
  else process.stdout.write(sample);
  process.stderr.write(`Drawn from ${strings.length} texts.\n`);
}
