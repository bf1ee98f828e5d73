import type { FactName, PropertyFacts } from '@rimawari/underwriting';
import { thresholds } from '../lexicon/thresholds.ts';
import { foldRadicals } from '../normalise/radicals.ts';
import type { Block, Locator, PairBlock, SourceReading } from '../reading/source-reading.ts';
import type { Candidate } from './candidate.ts';
import { gather } from './gather.ts';

/** Words of a source that someone else, such as a language model, takes for the statement of a fact. */
export interface Proposal {
  source_id: string;
  field: FactName;
  /** As they stand in the source. */
  quotation: string;
}

/** Facts that may be proposed, with the label that would announce them. */
export const proposable = {
  price_jpy: '価格',
  monthly_rent_jpy: '月額賃料',
  annual_rent_jpy: '年間賃料',
  gross_yield_pct: '表面利回り',
  address: '所在地',
  stations: '交通',
  layout: '間取り',
  floor_area_m2: '専有面積',
  land_area_m2: '土地面積',
  built: '築年月',
  structure: '構造',
  floors_total: '階建',
  floor: '所在階',
  units: '総戸数',
  management_fee_jpy_month: '管理費',
  repair_reserve_jpy_month: '修繕積立金',
  land_rights: '土地権利',
  zoning: '用途地域',
  building_coverage_pct: '建ぺい率',
  floor_area_ratio_pct: '容積率',
  occupancy: '現況',
} as const satisfies Partial<Record<FactName, string>>;
export type ProposableField = keyof typeof proposable;

export const isProposable = (field: string): field is ProposableField => Object.hasOwn(proposable, field);

const longestQuotation = 200;
const shortestQuotation = 2;

/** Facts for which a proposal could count: those that nothing states, and those read with doubt. */
export function openFields({ values, derived, evidence, to_confirm: waiting = [] }: PropertyFacts): ProposableField[] {
  const isRead = (field: ProposableField): boolean =>
    Math.max(0, ...(evidence[field] ?? []).map(({ confidence }) => confidence)) >= thresholds.sure.value ||
    (values[field] === null && Object.hasOwn(derived, field)) ||
    waiting.some((entry) => entry.field === field);
  return Object.keys(proposable).filter((field): field is ProposableField => isProposable(field) && !isRead(field));
}

const bare = (text: string): string => foldRadicals(text).normalize('NFKC').replace(/\s+/g, '');

/** The words of a block, and where each part of it stands. */
function partsOf(block: Block): { text: string; at: Locator }[] {
  if (block.type === 'line') return [{ text: block.text, at: block.at }];
  if (block.type === 'pair') return [{ text: `${block.label} ${block.value}`, at: block.at }];
  return block.rows.map((row, index) => ({ text: row.join(' '), at: block.places?.[index] ?? {} }));
}

/** Where the quotation stands in the source; null where it does not stand there in these words. */
function placeOf({ quotation }: Proposal, { blocks }: SourceReading): Locator | null {
  const wanted = bare(quotation);
  if (wanted.length < shortestQuotation || quotation.length > longestQuotation) return null;
  for (const block of blocks) {
    if (block.aside !== null) continue;
    const found = partsOf(block).find(({ text }) => bare(text).includes(wanted));
    if (found !== undefined) return found.at;
  }
  return null;
}

/**
 * Candidates for the facts that `open` names. Of a proposal only its quotation is used, and only where it stands in the
 * source: the value is what our own readers read of those words, so that nothing which is not printed can become a fact.
 */
export function proposedCandidates(
  proposals: readonly Proposal[],
  readings: readonly SourceReading[],
  open: readonly ProposableField[],
): Candidate[] {
  return proposals.flatMap((proposal): Candidate[] => {
    const { field, quotation, source_id: sourceId } = proposal;
    const reading = readings.find(({ source_id }) => source_id === sourceId);
    if (!isProposable(field) || !open.includes(field) || reading === undefined) return [];
    const at = placeOf(proposal, reading);
    if (at === null) return [];
    const pair: PairBlock = {
      type: 'pair',
      label: proposable[field],
      value: quotation,
      form: 'inline',
      group: 1,
      section: null,
      aside: null,
      at,
    };
    const { candidates } = gather({ ...reading, title: null, blocks: [pair] });
    return candidates
      .filter((candidate) => candidate.field === field)
      .map((candidate) => ({
        ...candidate,
        rank: 1,
        evidence: {
          ...candidate.evidence,
          label: null,
          confidence: Math.min(candidate.evidence.confidence, thresholds.proposed.value),
          steps: ['A language model pointed to these words.', ...candidate.evidence.steps],
        },
      }));
  });
}
