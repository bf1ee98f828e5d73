import type { Evidence, FactField, FactOf } from '@rimawari/underwriting';
import type { Block, Locator, SourceReading } from '../reading/source-reading.ts';
import { headsOtherOffers } from '../vocabulary/asides.ts';
import { confidenceOf } from './confidence.ts';
import type { LabelKnown, Means } from './confidence-table.ts';
import { isOfRule, type RuleId } from './rule-list.ts';

/** A fact, or a number of storeys of which only the kind of property tells whether it is the unit's floor or the building's. */
export type CandidateField = FactField | 'floor_or_storeys';
type CandidateValue<Field extends CandidateField> = Field extends FactField ? FactOf<Field> : number;

/** One value read at one place. */
export interface Candidate {
  field: CandidateField;
  value: unknown;
  /** 3 a usual label, 2 a weak label or a position on a flyer, 1 running text or the title. The highest rank of a source speaks for it. */
  rank: number;
  group: number;
  evidence: Evidence;
  means: Means;
  /** Of a roll: income that its source lists beside the rooms (parking, signs, machines), yen a month. */
  besides?: number;
}

interface ReadOf<Field extends CandidateField> {
  field: Field;
  value: CandidateValue<Field>;
  /** What was done to the text. */
  step?: string;
  /** Lowers the rank by one and the confidence with it. */
  weak?: boolean;
  /** Rank 1 whatever the label: anything better stated elsewhere wins. */
  lastResort?: boolean;
}

/** What one text says of one field: the value is of the type that the field has. */
export type Read = { [Field in CandidateField]: ReadOf<Field> }[CandidateField];

/** A reading of one field, or none where nothing was found. */
export function one<Field extends CandidateField>(field: Field, value: CandidateValue<Field> | '' | null | undefined): Read[] {
  if (value === null || value === undefined || value === '') return [];
  // A field and a value of its type, for any field; the compiler does not follow that through the union.
  return [{ field, value } as unknown as Read];
}

/** A value in words: `21,800,000`; `西武池袋線, 風見台, walk min 6; …`. What is empty is left out. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  // Four digits may be a year.
  if (typeof value === 'number')
    return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en-US', { maximumFractionDigits: 4 });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(shown).join('; ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return '';
  return Object.entries(value)
    .map(([name, part]) => (typeof part === 'string' || shown(part) === '' ? shown(part) : `${name.replaceAll('_', ' ')} ${shown(part)}`))
    .filter((words) => words !== '')
    .join(', ');
}

/** Turns what a value reader returned into candidates with evidence. */
export function candidatesFrom(
  reads: readonly Read[],
  from: {
    reading: SourceReading;
    label: string | null;
    /** How well the label was known, where it is not simply listed. */
    known?: LabelKnown;
    /** What looked at this place. */
    rule: RuleId;
    raw: string;
    form: string;
    weak: boolean;
    rank: number;
    group: number;
    at: Locator;
  },
): Candidate[] {
  const without = from.reading.without_rule;
  return reads.flatMap((read) => {
    const weak = from.weak || read.weak === true;
    const raw = from.raw.slice(0, 300);
    const known = from.known ?? (from.label === null ? 'none' : 'listed');
    const words = typeof read.value === 'string' ? from.at.agreement : undefined;
    const rule = `${from.rule}/${read.field.replace('extra.', '')}`;
    if (without !== undefined && isOfRule(rule, without)) return [];
    const means: Means = {
      rule,
      form: from.form,
      known,
      weak,
      unsure: from.at.recognised === 'unsure',
      ...(words !== undefined && { words }),
    };
    const candidate: Candidate = {
      field: read.field,
      value: read.value,
      rank: read.lastResort ? 1 : from.rank - (weak ? 1 : 0),
      group: from.group,
      evidence: {
        source_id: from.reading.source_id,
        source_kind: from.reading.source_kind,
        source_name: from.reading.source_name,
        label: from.label,
        raw,
        steps: [read.step ?? `${raw.replace(/\s+/g, ' ').slice(0, 80)} → ${shown(read.value)}`],
        ...from.at,
        confidence: confidenceOf(means),
        rule,
      },
      means,
    };
    return [candidate];
  });
}

/** A candidate from a picture, as one in which a letter was surely misread: a person has to look at it. */
export function doubted(candidate: Candidate): Candidate {
  const means = { ...candidate.means, unsure: true };
  return { ...candidate, means, evidence: { ...candidate.evidence, recognised: 'unsure', confidence: confidenceOf(means) } };
}

/** Pairs that a page printed by a browser tells of its property before it goes on to other offers. */
const leastOwnPairs = 8;

const placeOf = (block: Block): Locator => (block.type === 'grid' ? (block.places?.[0] ?? {}) : block.at);

/** Whether a block stands over another one, on its page or on one before. */
function isOver(block: Block, other: Block): boolean {
  const [{ page = 1, box: [, top] = [0, 0, 0, 0] }, { page: from = 1, box: [, y] = [0, 0, 0, 0] }] = [placeOf(block), placeOf(other)];
  return page < from || (page === from && top < y);
}

/** The heading with which a page that a browser printed goes on to other offers. */
function headingOfOthers(blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (block) =>
      block.type === 'line' &&
      headsOtherOffers(block.text) &&
      blocks.filter((other) => other.type === 'pair' && other.aside === null && isOver(other, block)).length >= leastOwnPairs,
  );
}

/** Blocks that are about the property itself. */
export function mainBlocks(reading: SourceReading): Block[] {
  const blocks = reading.blocks.filter((block) => block.aside === null);
  const heading = reading.medium === 'pdf' ? headingOfOthers(reading.blocks) : undefined;
  return heading === undefined ? blocks : blocks.filter((block) => isOver(block, heading));
}
