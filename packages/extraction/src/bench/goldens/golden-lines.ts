import { createHash } from 'node:crypto';
import type { Evidence, PropertyFacts } from '@rimawari/underwriting';
import type { CaseOutcome } from '../score.ts';
import type { Truth } from '../truth.ts';

/** One field of a case as it is kept: `case`, `field`, `value`, `confidence`, `rule`, `place`, `evidence`, apart by tabs. */
export interface GoldenLine {
  case: string;
  field: string;
  /** Value as JSON. */
  value: string;
  /** Confidence of the first place; empty where the value has none. */
  confidence: string;
  /** Id of the rule that found the value at its first place. */
  rule: string;
  /** First place: page and box, last two elements of the path and characters, or sheet and cell. */
  place: string;
  /** How many places state it, and a digest of all they hold: texts, steps, boxes and values not used. */
  evidence: string;
}

/** Letters of a digest: 32 bits, enough to see a change of one line. */
const digestLength = 8;

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digestLength);
}

/** The place for a reader: the digest beside it holds the whole path and all digits. */
function placeOf({ page, box, element, span, sheet, cell }: Evidence): string {
  return [
    ...(page === undefined ? [] : [`p${page}`]),
    ...(box === undefined ? [] : [box.map((side) => side.toFixed(3)).join(' ')]),
    ...(element === undefined ? [] : [element.split(' > ').slice(-2).join(' > ')]),
    ...(span === undefined ? [] : [span.join('-')]),
    ...(sheet === undefined ? [] : [`${sheet}!${cell ?? ''}`]),
  ].join(' ');
}

/** Names of the inputs by their order, so that a case keeps its lines under another name. */
function withoutNames(text: string, files: readonly string[]): string {
  const names = files.flatMap((file, index) =>
    [file, file.split('/').at(-1) ?? file].map((name) => [name, `source ${index + 1}`] as const),
  );
  return names.toSorted(([a], [b]) => b.length - a.length).reduce((rest, [name, plain]) => rest.replaceAll(name, plain), text);
}

type Entry = [field: string, value: unknown, evidence?: Evidence[]];

function rollEntries(facts: PropertyFacts): Entry[] {
  const lines = facts.extra.rent_roll ?? [];
  return lines.map((line, index) => [
    `roll.${String(index + 1).padStart(3, '0')}`,
    Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== undefined)),
  ]);
}

function factEntries(facts: PropertyFacts): Entry[] {
  const evidenceOf = (field: string): Evidence[] => Object.entries(facts.evidence).find(([name]) => name === field)?.[1] ?? [];
  const derivationOf = (field: string) =>
    Object.entries(facts.derivations).flatMap(([name, how]) => (name === field ? [how.rule, ...how.from] : []));
  const known = (value: unknown): boolean => value !== null && value !== undefined;
  const named = [
    ...Object.entries(facts.values).map(([name, value]): Entry => [name, value, evidenceOf(name)]),
    ...Object.entries(facts.derived).map(
      ([name, value]): Entry => [`derived.${name}`, value === null || value === undefined ? null : [value, ...derivationOf(name)]],
    ),
    ...Object.entries(facts.extra).map(
      ([name, value]): Entry => [
        `extra.${name}`,
        name === 'rent_roll' ? `${(value as unknown[]).length} lines` : value,
        evidenceOf(`extra.${name}`),
      ],
    ),
  ].filter(([, value]) => known(value));
  return [
    ['kind', facts.kind],
    ...named,
    ...rollEntries(facts),
    ...facts.conflicts.map(({ field, ...rest }): Entry => [`conflict.${field}`, rest, evidenceOf(field)]),
    ...(facts.to_confirm ?? []).map(({ field, ...rest }): Entry => [`to_confirm.${field}`, rest]),
    ...facts.unused_sources.map(({ source_name, reason }): Entry => [`unused.${source_name}`, reason]),
  ];
}

/** Everything a case gives, one line a field, in the order of the fields' names: values, derived values, rolls, conflicts, refusals, places. */
export function goldenLines({ name, files }: Truth, { facts }: Pick<CaseOutcome, 'facts'>): GoldenLine[] {
  const entries: Entry[] =
    facts instanceof Error
      ? [['failure', facts.message]]
      : facts.kind === 'refuse'
        ? [[`refusal.${facts.reason}`, facts.message]]
        : factEntries(facts);
  const plain = (text: string): string => withoutNames(text, files);
  return entries
    .map(([field, value, evidence = []]): GoldenLine => {
      const [first] = evidence;
      return {
        case: name.replace(/\.[^.]+$/, ''),
        field: plain(field),
        value: plain(JSON.stringify(value) ?? 'null'),
        confidence: first === undefined ? '' : String(first.confidence),
        rule: first?.rule ?? '',
        place: first === undefined ? '' : placeOf(first).replace(/[\t\n]/g, ' '),
        evidence: first === undefined ? '' : `${evidence.length}:${digestOf(plain(JSON.stringify(evidence, withoutRule)))}`,
      };
    })
    .toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
}

/** The rule of the first place stands in a column of its own; those of further places are left out. */
const withoutRule = (name: string, value: unknown): unknown => (name === 'rule' ? undefined : value);

const columns = ['case', 'field', 'value', 'confidence', 'rule', 'place', 'evidence'] as const;

export function goldenText(lines: readonly GoldenLine[]): string {
  return lines.map((line) => `${columns.map((column) => line[column]).join('\t')}\n`).join('');
}
