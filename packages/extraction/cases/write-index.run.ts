import { readFile, writeFile } from 'node:fs/promises';
import { benchCases } from '../src/bench/bench-cases.ts';
import { caseIndex } from '../src/bench/case-index.ts';
import { firstSightsIn } from '../src/bench/first-sight.ts';
import { ownCases } from '../src/bench/own-cases.ts';
import { ablationsIn, rulesPage } from '../src/bench/rules/rules-page.ts';
import { collectTruths } from '../src/bench/stored-truths.ts';

// Moves truths in files of their own into the file of their kind and writes the index of cases and the page of rules: `node packages/extraction/cases/write-index.run.ts`.
await collectTruths(ownCases.truthDir);
const { truths } = await benchCases(ownCases.inputsDir, ownCases.truthDir);
const sights = firstSightsIn(await readFile(new URL('./first-sight.tsv', import.meta.url), 'utf8'));
await writeFile(new URL('./README.md', import.meta.url), caseIndex(truths, sights));
const ablations = ablationsIn(await readFile(new URL('./ablation.tsv', import.meta.url), 'utf8'));
await writeFile(new URL('../../../docs/extraction-rules.md', import.meta.url), rulesPage(ablations));
