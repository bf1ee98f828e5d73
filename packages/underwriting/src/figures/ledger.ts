import type { DatasetReference } from '../context/dataset.ts';
import type { Evidence } from '../facts/evidence.ts';
import type { Unit } from '../numbers/unit.ts';
import type { DatedRule, RuleReading } from '../rules/dated-rule.ts';
import type { Figure, Series } from './figure.ts';
import type { Origin } from './origin.ts';

/** Label, unit and meaning of a figure, kept apart from how it is worked out. */
export interface Term {
  label: string;
  label_ja: string | null;
  unit: Unit;
  definition: string;
}

export type FigureValue = number | null;
export interface FigureExtras {
  range?: [number, number] | null;
  because?: string | null;
  term?: Term;
}

/** Collects figures while a report is written, and refuses a figure that nobody can follow to its leaves. */
export interface Ledger {
  add: (id: string, value: FigureValue, origin: Origin, extras?: FigureExtras) => string;
  read: (id: string, value: FigureValue, evidence: Evidence[] | undefined, ask: string, extras?: FigureExtras) => string;
  given: (id: string, value: number, replaces: string | null, reason: string | null, extras?: FigureExtras) => string;
  assumed: (id: string, value: number, rule: string, reason: string, source: string | null, extras?: FigureExtras) => string;
  rule: (id: string, value: number, reading: RuleReading<unknown>, extras?: FigureExtras) => string;
  dataset: (id: string, value: number, dataset: DatasetReference, row: string, extras?: FigureExtras) => string;
  computed: (id: string, value: FigureValue, formula: string, inputs: string[], extras?: FigureExtras) => string;
  series: (id: string, values: FigureValue[], formula: string, inputs: string[], term?: Term) => string;
  has: (id: string) => boolean;
  value: (id: string) => number | null;
  figures: () => Record<string, Figure>;
  allSeries: () => Record<string, Series>;
}

/** Six decimals are more than any reader needs and hide the last bits in which machines may differ. */
function settleNumber(value: FigureValue): FigureValue {
  if (value === null || !Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value || 0 : Math.round(value * 1_000_000) / 1_000_000 || 0;
}

/** Each name once, in the order of the list. Lists are short: looking through them takes less than a set. */
function distinct(names: string[]): string[] {
  for (let index = 1; index < names.length; index += 1) if (names.indexOf(names[index] as string) < index) return [...new Set(names)];
  return names;
}

/** @param terms by figure id; an id that is not listed needs `extras.term` */
export function createLedger(terms: Readonly<Record<string, Term>>): Ledger {
  // Without a prototype: a usual object of a thousand names put in one by one takes several times as long.
  const figures = Object.create(null) as Record<string, Figure>;
  const series = Object.create(null) as Record<string, Series>;

  function termOf(id: string, given: Term | undefined): Term {
    const term = given ?? terms[id];
    if (!term) throw new Error(`The figure ${id} has no term.`);
    return term;
  }

  function requireInputs(id: string, origin: Origin): void {
    if (origin.kind !== 'computed') return;
    if (origin.inputs.length === 0) throw new Error(`The figure ${id} is computed from nothing.`);
    for (const input of origin.inputs) {
      if (!(input in figures) && !(input in series)) throw new Error(`The figure ${id} rests on ${input}, which is not in the report.`);
    }
  }

  function add(id: string, value: FigureValue, origin: Origin, extras: FigureExtras = {}): string {
    if (id in figures) throw new Error(`The figure ${id} is written twice.`);
    requireInputs(id, origin);
    const term = termOf(id, extras.term);
    const settled = settleNumber(value);
    const range = extras.range ? (extras.range.map((end) => settleNumber(end)) as [number, number]) : null;
    const because = settled === null ? (extras.because ?? 'Not stated.') : null;
    figures[id] = {
      id,
      label: term.label,
      label_ja: term.label_ja,
      unit: term.unit,
      value: settled,
      range,
      definition: term.definition,
      origin,
      because,
    };
    return id;
  }

  return {
    add,
    read: (id, value, evidence, ask, extras) =>
      value === null
        ? add(id, null, { kind: 'not_stated', ask }, { because: 'Not stated.', ...extras })
        : add(id, value, { kind: 'read', evidence: evidence ?? [] }, extras),
    given: (id, value, replaces, reason, extras) => add(id, value, { kind: 'given', replaces, reason }, extras),
    assumed: (id, value, rule, reason, source, extras) => add(id, value, { kind: 'assumed', rule, reason, source }, extras),
    rule: (id, value, reading, extras) => add(id, value, ruleOrigin(reading), extras),
    dataset: (id, value, dataset, row, extras) => add(id, value, { kind: 'dataset', dataset, row }, extras),
    computed: (id, value, formula, inputs, extras) => add(id, value, { kind: 'computed', formula, inputs: distinct(inputs) }, extras),
    series: (id, values, formula, inputs, term) => {
      if (id in series) throw new Error(`The series ${id} is written twice.`);
      const origin: Origin = { kind: 'computed', formula, inputs: distinct(inputs) };
      requireInputs(id, origin);
      const { label, label_ja, unit, definition } = termOf(id, term);
      series[id] = { id, label, label_ja, unit, values: values.map((value) => settleNumber(value)), definition, origin };
      return id;
    },
    has: (id) => id in figures,
    value: (id) => figures[id]?.value ?? null,
    figures: () => figures,
    allSeries: () => series,
  };
}

/** Origin of a figure that a dated rule fixes. */
export function ruleOrigin(reading: {
  rule: DatedRule<unknown>;
  version: { from: string | null; to: string | null; source: string; confirmed?: boolean | undefined };
}): Origin {
  const { rule, version } = reading;
  return {
    kind: 'rule',
    rule: rule.id,
    title: rule.title,
    source: version.source,
    from: version.from,
    to: version.to,
    confirmed: version.confirmed ?? true,
  };
}
