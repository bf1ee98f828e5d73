import type { Evidence, Figure, Origin, Series, Unit } from '@rimawari/underwriting';
import { isReworked } from '../figures/figure-homes.ts';
import type { ShownCrop } from '../pictures/shown-crop.ts';
import type { CardPlace, CardSource, EndsOfInput, YearTable } from './card-view.ts';

/**
 * A computed origin as its formula and inputs: the number of a figure, or below zero that of a series less one; other names as they are.
 * The rule of a default that is called as its figure is named by what follows the name: `@2026-11-22`. Null where nothing opens.
 */
type PackedOrigin =
  | [formula: string, ...inputs: (number | string)[]]
  | { read: number[] }
  | { assumed: [rule: string, reason: string, source: string | null] }
  | Exclude<Origin, { kind: 'computed' | 'read' | 'assumed' }>
  | null;

/** The numbers of figures: the input, then its outcomes. */
type PackedEnd = number[];

/** Whole numbers as what each adds to the one before it; numbers with fractions as they are, in a list of their own. */
type PackedValues = (number | null)[] | [(number | null)[]];

interface PackedTexts {
  id: string[];
  label: string[];
  /** Empty where there is no Japanese word. */
  ja: string[];
  /** Numbers in the list of units. */
  unit: number[];
  definition: string[];
  origin: PackedOrigin[];
}

/** What cards and tables are built from, column by column: alike things beside each other, and every name once. */
export interface PackedCards {
  figures: PackedTexts & { value: (number | null)[]; range: Record<string, [number, number]>; because: Record<string, string> };
  series: PackedTexts & { values: PackedValues[] };
  units: Unit[];
  evidence: Evidence[];
  places: Record<string, [evidence: number, crop: ShownCrop | null][]>;
  tables: Record<string, YearTable>;
  working: number[];
  ends: [id: string, label: string, low: PackedEnd, high: PackedEnd][];
  idPrefix: string;
  linked: boolean;
}

/** Begins the id of a cell that was packed without one: nothing names it but its number. */
const silentCell = 'sensitivity.cell.';

function nameOf(id: string | undefined, index: number): string {
  return id === '' ? `${silentCell}${index}` : (id ?? '');
}

const ruleOf = (id: string) => `default/${id.replace('assumptions.', '')}`;
const isList = (values: PackedValues): values is [(number | null)[]] => Array.isArray(values[0]);

function packValues(values: (number | null)[]): PackedValues {
  if (!values.every((value) => value === null || Number.isSafeInteger(value))) return [values];
  let before = 0;
  return values.map((value) => {
    const step = value === null ? null : value - before;
    before = value ?? before;
    return step;
  });
}

export function unpackValues(packed: PackedValues): (number | null)[] {
  if (isList(packed)) return packed[0];
  let before = 0;
  return packed.map((step) => {
    before += step ?? 0;
    return step === null ? null : before;
  });
}

/** What is left of the words of a cell without a card. */
const silence: Pick<Figure, 'id' | 'label' | 'label_ja' | 'definition' | 'range' | 'because' | 'origin'> = {
  id: '',
  label: '',
  label_ja: null,
  definition: '',
  range: null,
  because: null,
  origin: { kind: 'computed', formula: '', inputs: [] },
};

/** Puts the texts of a page's cards into columns. Values of series are kept where a table shows them. */
export function packCards({ figures, series, places, working, ends, tables, idPrefix, linked }: CardSource): PackedCards {
  const ids = Object.keys(figures);
  const numbers = new Map<string, number>(ids.map((id, index) => [id, index]));
  for (const [index, id] of Object.keys(series).entries()) if (!numbers.has(id)) numbers.set(id, -1 - index);
  const evidence = new Map<string, { entry: Evidence; number: number }>();
  const numberOf = (entry: Evidence) => {
    const key = JSON.stringify(entry);
    const known = evidence.get(key) ?? { entry, number: evidence.size };
    evidence.set(key, known);
    return known.number;
  };
  const origin = ({ id, origin: given }: Figure | Series): PackedOrigin => {
    if (given === silence.origin) return null;
    if (given.kind === 'computed') return [given.formula, ...given.inputs.map((input) => numbers.get(input) ?? input)];
    if (given.kind === 'read') return { read: given.evidence.map(numberOf) };
    if (given.kind !== 'assumed') return given;
    const rule = given.rule.startsWith(`${ruleOf(id)}@`) ? given.rule.slice(ruleOf(id).length) : given.rule;
    return { assumed: [rule, given.reason, given.source] };
  };
  const units: Unit[] = [];
  const unitNumber = (unit: Unit) => (units.includes(unit) ? units.indexOf(unit) : units.push(unit) - 1);
  const texts = (all: (Figure | Series)[]): PackedTexts => ({
    id: all.map(({ id }) => id),
    label: all.map(({ label }) => label),
    ja: all.map(({ label_ja }) => label_ja ?? ''),
    unit: all.map(({ unit }) => unitNumber(unit)),
    definition: all.map(({ definition }) => definition),
    origin: all.map(origin),
  });
  const packedEnd = ({ input, outcomes }: EndsOfInput['low']) => [input, ...outcomes].map((id) => numbers.get(id) ?? -1);
  // Nothing opens in a cell that has a value: the header of its table speaks for it, unless another card names it.
  const spoken = new Set([
    // An input without an assumption opens a card of its own; of the others the lower end says what a change of it moves.
    ...ends.flatMap(({ id, low, high }) => (`assumptions.${id}` in figures ? [] : [low.input, high.input])),
    ...ends.flatMap(({ low }) => (figures[low.input]?.origin.kind === 'assumed' ? [low.input] : [])),
    ...ends.slice(0, 1).flatMap(({ low }) => low.outcomes),
    ...Object.values(figures).flatMap(({ id, origin: given }) => (given.kind === 'computed' && !isReworked(id) ? given.inputs : [])),
  ]);
  const isSilent = ({ id, value }: Figure) => value !== null && isReworked(id) && !spoken.has(id);
  const shown = Object.values(figures).map((figure) => (isSilent(figure) ? { ...figure, ...silence } : figure));
  const tabled = new Set(Object.values(tables).flatMap(({ columns }) => columns));
  const packed = {
    figures: {
      ...texts(shown),
      value: shown.map(({ value }) => value),
      range: Object.fromEntries(shown.flatMap(({ range }, index) => (range === null ? [] : [[String(index), range]]))),
      because: Object.fromEntries(shown.flatMap(({ because }, index) => (because === null ? [] : [[String(index), because]]))),
    },
    series: {
      ...texts(Object.values(series)),
      values: Object.values(series).map(({ id, values }) => (tabled.has(id) ? packValues(values) : [])),
    },
    units,
    places: Object.fromEntries(
      Object.entries(places).map(([field, all]) => [
        field,
        all.map(([entry, crop]): [number, ShownCrop | null] => [numberOf(entry), crop]),
      ]),
    ),
    working: working.map((id) => numbers.get(id) ?? -1),
    ends: ends.map(({ id, label, low, high }): PackedCards['ends'][number] => [id, label, packedEnd(low), packedEnd(high)]),
  };
  return { ...packed, tables, idPrefix, linked, evidence: [...evidence.values()].map(({ entry }) => entry) };
}

export function unpackCards({
  figures,
  series,
  units,
  evidence,
  places,
  working,
  ends,
  tables,
  idPrefix,
  linked,
}: PackedCards): CardSource {
  const origin = (given: PackedOrigin, id: string): Origin => {
    if (given === null) return silence.origin;
    if (Array.isArray(given)) {
      const [formula, ...inputs] = given;
      const name = (input: number | string) =>
        typeof input === 'string' ? input : input < 0 ? (series.id[-1 - input] ?? '') : nameOf(figures.id[input], input);
      return { kind: 'computed', formula, inputs: inputs.map(name) };
    }
    if ('read' in given) return { kind: 'read', evidence: given.read.flatMap((number) => evidence[number] ?? []) };
    if (!('assumed' in given)) return given;
    const [rule, reason, source] = given.assumed;
    return { kind: 'assumed', rule: rule.startsWith('@') ? `${ruleOf(id)}${rule}` : rule, reason, source };
  };
  const end = ([input = -1, ...outcomes]: PackedEnd) => ({
    input: nameOf(figures.id[input], input),
    outcomes: outcomes.map((number) => nameOf(figures.id[number], number)),
  });
  const texts = (all: PackedTexts, index: number) => ({
    id: all.id[index] ?? '',
    label: all.label[index] ?? '',
    label_ja: all.ja[index] || null,
    unit: units[all.unit[index] ?? -1] ?? 'count',
    definition: all.definition[index] ?? '',
    origin: origin(all.origin[index] ?? null, all.id[index] ?? ''),
  });
  return {
    figures: Object.fromEntries(
      figures.id.map((given, index): [string, Figure] => [
        nameOf(given, index),
        {
          ...texts(figures, index),
          id: nameOf(given, index),
          value: figures.value[index] ?? null,
          range: figures.range[index] ?? null,
          because: figures.because[index] ?? null,
        },
      ]),
    ),
    series: Object.fromEntries(
      series.id.map((id, index): [string, Series] => [id, { ...texts(series, index), values: unpackValues(series.values[index] ?? []) }]),
    ),
    places: Object.fromEntries(
      Object.entries(places).map(([field, all]) => [
        field,
        all.flatMap(([number, crop]): CardPlace[] => {
          const entry = evidence[number];
          return entry === undefined ? [] : [[entry, crop]];
        }),
      ]),
    ),
    tables,
    working: working.flatMap((number) => figures.id[number] ?? []),
    ends: ends.map(([id, label, low, high]) => ({ id, label, low: end(low), high: end(high) })),
    idPrefix,
    linked,
  };
}
