import { factNames } from '@rimawari/underwriting';
import { type Choice, type ExtractionOptions, extractFacts } from '../facts/extract-facts.ts';
import type { SourceInput, SourceReading } from '../reading/source-reading.ts';
import { benchCases } from './bench-cases.ts';
import { type CalibrationBin, calibrationError, calibrationOf } from './calibration.ts';
import { emptyScore, type FieldScore, type Rates, ratesOf } from './field-score.ts';
import { readCase } from './layers/read-case.ts';
import { type CaseOutcome, type FileScore, scoreFile } from './score.ts';
import type { Truth } from './truth.ts';

export interface BenchOptions extends ExtractionOptions {
  /** Folder with inputs; a folder inside it is one case of several files. */
  inputsDir: string;
  /** Folder of truths, one JSON a case or one line a case, or one such file of lines. */
  truthDir: string;
  /** Reads one source, in process or in a child process. */
  readSource: (input: SourceInput) => Promise<SourceReading>;
  /** Sources that were read before, by file; those of this run are added. */
  readings?: Map<string, SourceReading>;
  /** A rule that reads nothing. */
  withoutRule?: string;
  /** Receives each judged case with all that was read of it. */
  observeCase?: (truth: Truth, outcome: CaseOutcome) => void;
}

type Counted = FieldScore & Rates & { files: number; decided: number };
export type KindScore = Counted & {
  rooms: number;
  phantomRooms: number;
  conflicts: { expected: number; shown: number; false: number };
  seconds: number;
  longestSeconds: number;
};

export interface BenchResult {
  files: FileScore[];
  fields: Record<string, FieldScore & Rates>;
  kinds: Record<string, KindScore>;
  overall: Counted;
  calibration: { bins: CalibrationBin[]; error: number | null };
  /** Names in truths that no fact has, and how many truths use each: nothing is read for them, so nothing is scored. */
  notScored: Record<string, number>;
  /** Truths whose input is not in the folder. */
  missingInputs: string[];
  /** Inputs no truth speaks of, with what became of them. */
  unjudged: { file: string; outcome: string }[];
}

async function outcomeOf(options: BenchOptions, files: readonly string[]): Promise<CaseOutcome> {
  let means: CaseOutcome['means'] = new Map();
  try {
    const readings: SourceReading[] = [];
    for (const file of files) {
      const reading = options.readings?.get(file) ?? (await readCase(options.inputsDir, file, options.readSource));
      options.readings?.set(file, reading);
      readings.push(options.withoutRule === undefined ? reading : { ...reading, without_rule: options.withoutRule });
    }
    const observe = ({ resolved }: Choice): void => {
      ({ means } = resolved);
    };
    const facts = extractFacts(readings, { ...options, observe });
    return { facts, means };
  } catch (error) {
    return { facts: error instanceof Error ? error : new Error(String(error)), means };
  }
}

function counted(names: readonly string[]): Record<string, number> {
  const times = new Map<string, number>();
  for (const name of names.toSorted()) times.set(name, (times.get(name) ?? 0) + 1);
  return Object.fromEntries(times);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function kindScore(score: FieldScore, files: readonly FileScore[]): KindScore {
  const seconds = files.map((file) => file.milliseconds / 1000);
  return {
    ...score,
    ...ratesOf(score),
    files: files.length,
    decided: files.filter((file) => file.decided).length,
    rooms: sum(files.map((file) => file.rooms)),
    phantomRooms: sum(files.map((file) => file.phantomRooms)),
    conflicts: {
      expected: sum(files.map((file) => file.conflicts.expected)),
      shown: sum(files.map((file) => file.conflicts.shown)),
      false: sum(files.map((file) => file.conflicts.false)),
    },
    seconds: Math.round(sum(seconds) * 1000) / 1000,
    longestSeconds: Math.max(0, ...seconds),
  };
}

/** Measures extraction on a folder of inputs against a folder of truths. Deterministic but for the times. */
export async function runExtractionBench(options: BenchOptions): Promise<BenchResult> {
  const { truths, missing, unjudged: others } = await benchCases(options.inputsDir, options.truthDir);
  const byField = new Map(factNames.map((field) => [field as string, emptyScore()]));
  const byKind = new Map<string, FieldScore>();
  const overall = emptyScore();
  // Further facts and cells of rolls are counted by field; the figures over all fields are those of the common facts.
  const totals = (field: string, kind: string): FieldScore[] => {
    const common = (factNames as readonly string[]).includes(field);
    const ofField = byField.get(field) ?? emptyScore();
    byField.set(field, ofField);
    const group = common ? kind : field.startsWith('roll.') ? `${kind}, roll cells` : `${kind}, further facts`;
    const ofKind = byKind.get(group) ?? emptyScore();
    byKind.set(group, ofKind);
    return common ? [ofField, ofKind, overall] : [ofField, ofKind];
  };
  const files: FileScore[] = [];
  for (const truth of truths) {
    const started = performance.now();
    const outcome = await outcomeOf(options, truth.files);
    options.observeCase?.(truth, outcome);
    files.push(scoreFile(truth, outcome, Math.round(performance.now() - started), totals));
  }
  const unjudged: BenchResult['unjudged'] = [];
  for (const { name, files: inputs } of others) {
    const { facts: outcome } = await outcomeOf(options, inputs);
    unjudged.push({
      file: name,
      outcome:
        outcome instanceof Error
          ? `failed: ${outcome.message}`
          : outcome.kind === 'refuse'
            ? `refused (${outcome.reason})`
            : `offer (${outcome.kind})`,
    });
  }
  const bins = calibrationOf(files.flatMap((file) => file.sureness));
  const kinds = [...new Set([...files.map((file) => file.kind), ...byKind.keys()])].sort();
  return {
    files,
    fields: Object.fromEntries([...byField].map(([field, score]) => [field, { ...score, ...ratesOf(score) }])),
    kinds: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        kindScore(
          byKind.get(kind) ?? emptyScore(),
          files.filter((file) => file.kind === kind),
        ),
      ]),
    ),
    overall: { ...overall, ...ratesOf(overall), files: files.length, decided: files.filter((file) => file.decided).length },
    calibration: { bins, error: calibrationError(bins) },
    notScored: counted(truths.flatMap((truth) => truth.unknown)),
    missingInputs: missing,
    unjudged,
  };
}
