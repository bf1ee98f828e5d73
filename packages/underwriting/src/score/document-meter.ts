import { type AssumptionKey, assumptions } from '../assumptions/defaults.ts';
import { type SettledInput, type SettlingDocument, settlingDocuments } from '../assumptions/settling-documents.ts';
import { outcomeOf } from '../case/metrics.ts';
import { changedCase } from '../case/moved-cases.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Finding } from '../checks/finding.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { atAssumedAge } from '../facts/subject.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { scoreOfCase } from './scenario-score.ts';

/** What is looked at, in the units of the report: percent a year, yen of the first year, marks of 0 to 10. */
export interface Measured {
  netYield: number | null;
  /** First-year cash flow after income tax. */
  cash: number;
  score: number;
}

export interface DocumentReading {
  document: SettlingDocument;
  /** Those of its inputs that nothing settles yet, with the ends of their ranges. */
  open: OpenInput[];
  /** Every open input at the end that leaves less cash, and at the end that leaves more. */
  less: Measured;
  more: Measured;
  /** Yen of the first year between the two. */
  effect: number;
}

export interface OpenInput {
  input: SettledInput;
  ends: readonly [number, number];
}

/** A stated rent that no lease shows may be off by so much. */
const statedRentMargin = 0.05;
/** Shares of the building that can be entered, percent. */
const [leastShare, mostShare] = assumptions.building_share.limits;
/** What the loan alone decides; without a loan it does not arise. */
const ofTheLoan: readonly SettledInput[] = ['loan_to_price', 'loan_rate', 'loan_years', 'loan_fee'];

function rentEnds({ rent, settings, subject }: ReportDraft): readonly [number, number] | null {
  const [low, high] = rent.ends;
  if (low !== undefined && high !== undefined) return [low, high];
  const isShown = (subject.extra.rent_roll?.length ?? 0) > 0;
  if (rent.basis === 'given' || isShown) return null;
  return [Math.round(settings.monthlyRent * (1 - statedRentMargin)), Math.round(settings.monthlyRent * (1 + statedRentMargin))];
}

/** Ends of an input that is not settled yet; null where it is, or does not arise. */
function endsOf(draft: ReportDraft, input: SettledInput): readonly [number, number] | null {
  const { base, settled } = draft;
  if (input === 'rent') return rentEnds(draft);
  if (input === 'split') {
    const { span } = base.purchase.valuation.splitReading;
    const shareOf = (building: number) => Math.min(mostShare, Math.max(leastShare, (building / base.purchase.price) * 100));
    return span === null ? null : [shareOf(span[0]), shareOf(span[1])];
  }
  if (base.terms === null && ofTheLoan.includes(input)) return null;
  return settled.get(input)?.range ?? null;
}

/** The division of the price is settled by the building's share of it. */
function inputOf(input: SettledInput): AssumptionKey {
  if (input === 'rent') return 'monthly_rent';
  return input === 'split' ? 'building_share' : input;
}

/**
 * How far each document that is not there could move the case: with every input it settles at the end that leaves less
 * first-year cash after tax, and with every one at the end that leaves more, all else as in the base case. Settled at their
 * middle the case is the base case. The widest effect in yen first; a document that moves nothing is left out.
 */
export function readDocumentMeter(draft: ReportDraft, checks: readonly Finding[], grade: EvidenceGrade): DocumentReading[] {
  const { subject, base, settings, moved, ledger } = draft;
  const populationIndex = ledger.value('place.population_index');
  const cashOf = (result: CaseResult) => result.taxedYears(1)[0]?.atcf ?? 0;

  /** The case with every open input at one of its ends. */
  function caseAt(open: readonly OpenInput[], side: 0 | 1): CaseResult {
    const [only] = open;
    if (open.length === 1 && only !== undefined) return moved(inputOf(only.input), directed(only)[side]);
    return changedCase({ subject, settings }, base, { set: setOf(open, side) });
  }

  const setOf = (open: readonly OpenInput[], side: 0 | 1) =>
    Object.fromEntries(open.map((one) => [inputOf(one.input), directed(one)[side]]));

  function measure(result: CaseResult): Measured {
    const about = atAssumedAge(subject, result.settings.values.building_age ?? subject.ageYears);
    return {
      netYield: outcomeOf.net_yield(result),
      cash: cashOf(result),
      score: scoreOfCase({ subject: about, base: result, checks, populationIndex, grade }),
    };
  }

  /** The ends of one input, the one that leaves less cash first. */
  const directions = new Map<SettledInput, readonly [number, number]>();
  function directed({ input, ends }: OpenInput): readonly [number, number] {
    const known = directions.get(input);
    if (known) return known;
    const [low, high] = ends.map((end) => cashOf(moved(inputOf(input), end))) as [number, number];
    const order = low <= high ? ends : ([ends[1], ends[0]] as const);
    directions.set(input, order);
    return order;
  }

  return settlingDocuments
    .filter(({ arises }) => arises(subject))
    .flatMap((document): DocumentReading[] => {
      const open = document.settles.flatMap((input): OpenInput[] => {
        const ends = endsOf(draft, input);
        return ends === null || ends[0] === ends[1] ? [] : [{ input, ends }];
      });
      if (open.length === 0) return [];
      const [less, more] = [measure(caseAt(open, 0)), measure(caseAt(open, 1))];
      const isStill = less.cash === more.cash && less.netYield === more.netYield && less.score === more.score;
      return isStill ? [] : [{ document, open, less, more, effect: Math.abs(more.cash - less.cash) }];
    })
    .sort((a, b) => b.effect - a.effect);
}
