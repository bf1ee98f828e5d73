import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import { type FactUnit, factDefinition } from '../facts/fact-list.ts';
import { fieldWords } from '../facts/field-words.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import type { Figure } from '../figures/figure.ts';
import type { Unit } from '../numbers/unit.ts';
import type { InsightReport } from '../report/document/insight-report.ts';
import * as texts from '../texts/changes-texts.ts';
import type { CauseId } from './causes.ts';

/** Something that is not the same in two reports and that nothing else in them leads to. */
export interface ChangedInput {
  label: string;
  label_ja: string | null;
  /** Null for words and lists. */
  unit: Unit | null;
  /** Null where it was not stated, or where the value is a list. */
  from: number | string | null;
  to: number | string | null;
}

type Pair = [before: InsightReport, after: InsightReport];

/** What differs between two reports that goes by this cause, in the order of the newer report. */
export function changedInputs(cause: CauseId, before: InsightReport, after: InsightReport): ChangedInput[] {
  const pair: Pair = [before, after];
  if (cause === 'engine') return changedVersions(pair);
  if (cause === 'facts') return changedFacts(pair);
  const figures = changedLeaves(pair, cause);
  return cause === 'assumptions' ? [...figures, ...changedChoices(pair)] : figures;
}

/** Which cause a figure goes by that is not worked out from others; null for facts and for constants of the engine and of the law. */
function causeOf({ id, origin }: Figure): CauseId | null {
  if (id.startsWith('facts.')) return null;
  if (origin.kind === 'given' && id.startsWith('assumptions.')) return 'assumptions';
  if (id.startsWith('exchange_rate.') || rateAssumptions.has(id)) return 'rates';
  return origin.kind === 'dataset' ? 'data' : null;
}

/** Defaults that follow published interest rates. */
const rateAssumptions = new Set(['assumptions.loan_rate', 'assumptions.test_rate']);

function changedLeaves([before, after]: Pair, cause: CauseId): ChangedInput[] {
  const ids = new Set([...Object.keys(after.figures), ...Object.keys(before.figures)]);
  return [...ids].flatMap((id) => {
    const [old, now] = [before.figures[id], after.figures[id]];
    const named = now ?? old;
    const [from, to] = [old?.value ?? null, now?.value ?? null];
    if (named === undefined || from === to) return [];
    const sides = [old, now].flatMap((figure) => (figure === undefined || figure.origin.kind === 'computed' ? [] : causeOf(figure)));
    // A default that somebody replaced, or whose replacement was taken back, goes by what was given.
    const by = sides.includes('assumptions') ? 'assumptions' : sides[0];
    return by === cause ? [{ label: named.label, label_ja: named.label_ja, unit: named.unit, from, to }] : [];
  });
}

const factUnits: Record<FactUnit, Unit> = {
  yen: 'JPY',
  yen_month: 'JPY/month',
  yen_year: 'JPY/year',
  percent: 'percent',
  m2: 'm2',
  years: 'years',
  count: 'count',
};

function changedFacts([before, after]: Pair): ChangedInput[] {
  const [old, now] = [before.inputs.facts, after.inputs.facts];
  const [was, is] = [statedFacts(old), statedFacts(now)];
  const fields = [...new Set([...is.keys(), ...was.keys()])].filter(
    (field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)),
  );
  const kind = { label: texts.kindOfProperty, label_ja: null, unit: null, from: fieldWords(old.kind), to: fieldWords(now.kind) };
  return [
    ...(old.kind === now.kind ? [] : [kind]),
    ...fields.map((field): ChangedInput => {
      const unit = factDefinition(field)?.unit ?? null;
      return {
        label: fieldWords(field),
        label_ja: null,
        unit: unit && factUnits[unit],
        from: asScalar(was.get(field)),
        to: asScalar(is.get(field)),
      };
    }),
  ];
}

/** By the names that evidence has. */
const statedFacts = ({ values, extra }: PropertyFacts): ReadonlyMap<string, unknown> =>
  new Map(
    [...Object.entries(values), ...Object.entries(extra).map(([name, value]) => [`extra.${name}`, value] as const)].filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );

const longestWords = 200;

function asScalar(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.slice(0, longestWords);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : null;
}

function changedChoices([before, after]: Pair): ChangedInput[] {
  const [old, now] = [choicesOf(before.inputs.overrides), choicesOf(after.inputs.overrides)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((name) =>
    old[name] === now[name]
      ? []
      : [{ label: fieldWords(name), label_ja: null, unit: null, from: old[name] ?? 'default', to: now[name] ?? 'default' }],
  );
}

/** Choices that are not numbers, as words. */
const choicesOf = (overrides: AssumptionOverrides | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overrides ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, fieldWords(value)]] : [])),
  );

function changedVersions([before, after]: Pair): ChangedInput[] {
  const version = (label: string, from: string, to: string): ChangedInput[] =>
    from === to ? [] : [{ label, label_ja: null, unit: null, from, to }];
  return [
    ...version('engine', before.engine_version, after.engine_version),
    ...version(texts.rulesAsOf, before.rules_version, after.rules_version),
    ...version(texts.analysisDate, before.inputs.asOf, after.inputs.asOf),
  ];
}
