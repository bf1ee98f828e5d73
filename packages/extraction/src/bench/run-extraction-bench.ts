import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { factNames } from '@rimawari/underwriting';
import { type ExtractionOptions, extractFacts } from '../facts/extract-facts.ts';
import type { SourceInput, SourceReading } from '../reading/source-reading.ts';
import { emptyScore, type FieldScore, type FileScore, type Rates, ratesOf, scoreFile } from './score.ts';
import { type RawTruth, type Truth, truthOf } from './truth.ts';

export interface BenchOptions extends ExtractionOptions {
  /** Folders with inputs; searched by file name, and by the truth file's own name. */
  inputsDir: string;
  truthDir: string;
  /** Reads one source, in process or in a child process. */
  readSource: (input: SourceInput) => Promise<SourceReading>;
}

export interface BenchResult {
  files: FileScore[];
  fields: Record<string, FieldScore & Rates>;
  media: Record<string, FieldScore & Rates & { files: number; decided: number }>;
  overall: FieldScore & Rates & { files: number; decided: number };
  /** Names of truth files that no fact has, and how many files use each: nothing is read for them, so nothing is scored. */
  notScored: Record<string, number>;
  /** Truth files whose input is not in the folder. */
  missingInputs: string[];
  /** Inputs no truth file speaks of, with what became of them. */
  unjudged: { file: string; outcome: string }[];
}

function inputOf(raw: RawTruth, truthFile: string, inputs: readonly string[]): string | null {
  const stem = path.basename(truthFile, '.json');
  const wanted = [raw.input_file, raw.source_file]
    .filter((name) => typeof name === 'string')
    .map((name) => path.basename(name).normalize('NFC'));
  return inputs.find((input) => wanted.includes(input.normalize('NFC'))) ?? inputs.find((input) => path.parse(input).name === stem) ?? null;
}

async function outcomeOf(options: BenchOptions, file: string) {
  const bytes = new Uint8Array(await readFile(path.join(options.inputsDir, file)));
  try {
    const reading = await options.readSource({
      sourceId: file,
      sourceKind: /\.html?$/i.test(file) ? 'listing' : 'document',
      sourceName: file,
      contentType: '',
      bytes,
    });
    return extractFacts([reading], options);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function counted(names: readonly string[]): Record<string, number> {
  const times = new Map<string, number>();
  for (const name of names.toSorted()) times.set(name, (times.get(name) ?? 0) + 1);
  return Object.fromEntries(times);
}

/** Measures extraction on a folder of inputs against a folder of truth files. Deterministic but for the times. */
export async function runExtractionBench(options: BenchOptions): Promise<BenchResult> {
  const inputs = (await readdir(options.inputsDir)).filter((name) => /\.(?:html?|pdf|csv|tsv|xlsx?|png|jpe?g)$/i.test(name)).sort();
  const truths: Truth[] = [];
  const missingInputs: string[] = [];
  for (const name of (await readdir(options.truthDir)).filter((file) => file.endsWith('.json')).sort()) {
    const raw = JSON.parse(await readFile(path.join(options.truthDir, name), 'utf8')) as RawTruth;
    const input = inputOf(raw, name, inputs);
    if (input) truths.push(truthOf(raw, input));
    else missingInputs.push(name);
  }
  const byField = new Map(factNames.map((field) => [field as string, emptyScore()]));
  const byMedium = new Map<string, FieldScore>();
  const overall = emptyScore();
  const totals = (field: string, medium: string): FieldScore[] => {
    const ofMedium = byMedium.get(medium) ?? emptyScore();
    byMedium.set(medium, ofMedium);
    return [byField.get(field) ?? emptyScore(), ofMedium, overall];
  };
  const files: FileScore[] = [];
  for (const truth of truths) {
    const started = performance.now();
    const outcome = await outcomeOf(options, truth.file);
    files.push(scoreFile(truth, outcome, Math.round(performance.now() - started), totals));
  }
  const unjudged: BenchResult['unjudged'] = [];
  for (const file of inputs.filter((name) => !truths.some((truth) => truth.file === name))) {
    const outcome = await outcomeOf(options, file);
    unjudged.push({
      file,
      outcome:
        outcome instanceof Error
          ? `failed: ${outcome.message}`
          : outcome.kind === 'refuse'
            ? `refused (${outcome.reason})`
            : `offer (${outcome.kind})`,
    });
  }
  const counts = (list: FileScore[]) => ({ files: list.length, decided: list.filter((file) => file.decided).length });
  return {
    files,
    fields: Object.fromEntries([...byField].map(([field, score]) => [field, { ...score, ...ratesOf(score) }])),
    media: Object.fromEntries(
      [...new Set(files.map((file) => file.medium))].map((medium) => {
        const score = byMedium.get(medium) ?? emptyScore();
        return [medium, { ...score, ...ratesOf(score), ...counts(files.filter((file) => file.medium === medium)) }];
      }),
    ),
    overall: { ...overall, ...ratesOf(overall), ...counts(files) },
    notScored: counted(truths.flatMap((truth) => truth.unknown)),
    missingInputs,
    unjudged,
  };
}
