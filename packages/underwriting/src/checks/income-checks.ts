import { present, type ReportDraft, rentIsEstimated } from '../draft/report-draft.ts';
import { isRecord } from '../facts/check-shape.ts';
import { hasOtherUse, publicRent } from '../facts/rent.ts';
import * as texts from '../texts/checks/income-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { rentRollChecks } from './rent-roll-checks.ts';

const yieldClaim: Check = {
  frame: frame('yield_claim', null, 'caution', texts.yieldClaimAsked),
  run: (draft) => {
    const { subject, ledger, rentBasis } = draft;
    const claimed = subject.values.gross_yield_pct;
    const own = ledger.value('returns.gross_yield');
    if (claimed === null || own === null) return null;
    if (rentBasis === 'from_stated_yield' || rentBasis === 'given')
      return unknown(texts.claimNotVerified(claimed), ['facts.stated_gross_yield']);
    const figures = ['facts.stated_gross_yield', 'returns.gross_yield'];
    if (Math.abs(own - claimed) <= 0.1) return pass(texts.claimMatches(claimed, own), figures);
    const rounding = Number.isInteger(claimed * 10) ? 0.05 : 0.005;
    const rent = (percent: number) => ((own - percent) / 100) * subject.price;
    const effect = writeEffect(draft, 'yield_claim', texts.rentMissing, {
      value: rent(claimed),
      ends: [rent(claimed - rounding), rent(claimed + rounding)],
      unit: 'JPY/year',
      inputs: [...figures, 'facts.price'],
    });
    return {
      ...flag(texts.claimDiffers(claimed, own), figures),
      effect,
    };
  },
};

/** A rent that is paid counts as it is; where it lies above the public range, the next tenant is likely to pay less. */
function aboveTheLevel(draft: ReportDraft): CheckOutcome | null {
  const { ledger, rent, subject } = draft;
  const level = publicRent(subject);
  const full = ledger.value('rent.monthly_full');
  if (level === null || full === null || rent.stated === null || rent.claim !== null || hasOtherUse(subject) || full <= level.high)
    return null;
  const figures = ['rent.monthly_full', 'rent.public_level'];
  return {
    ...flag(texts.aboveMarket(full, [level.low, level.high]), figures),
    effect: writeEffect(draft, 'rent_basis', texts.relet, {
      value: (level.value - full) * 12,
      ends: [(level.low - full) * 12, (level.high - full) * 12],
      unit: 'JPY/year',
      inputs: figures,
    }),
    ...texts.aboveMarketAsked,
  };
}

const rentBasisCheck: Check = {
  frame: frame('rent_basis', null, 'caution', texts.rentBasisAsked),
  run: (draft): CheckOutcome | null => {
    const { rentBasis, ranges } = draft;
    if (rentBasis !== 'assumed') return aboveTheLevel(draft);
    const range = ranges['returns.net_yield'];
    return flag(texts.rentEstimated(range ?? null), ['rent.monthly_full', 'rent.public_level', 'assumptions.rent_per_m2']);
  },
};

/** Years in which the loan costs clearly more than in the first: after interest-only years, or at a later rate. Null where none does. */
function heaviestPayments({ base, ledger }: ReportDraft): { year: number; coverage: number; figure: string } | null {
  const first = base.years[0]?.debtService ?? 0;
  const noi = base.years[0]?.operation.noi ?? 0;
  const dearest = base.years.reduce<(typeof base.years)[number] | undefined>(
    (found, year) => (found === undefined || year.debtService > found.debtService ? year : found),
    undefined,
  );
  if (dearest === undefined || first === 0 || dearest.debtService <= first * 1.005) return null;
  const figure = 'check.coverage.heaviest_year';
  const coverage = noi / dearest.debtService;
  if (!ledger.has(figure))
    ledger.computed(figure, coverage, texts.heaviestFormula, ['returns.noi', ...present(ledger, ['projection.debt_service'])], {
      term: texts.heaviestYear(dearest.year),
    });
  return { year: dearest.year, coverage, figure };
}

/** Coverage at both ends of an estimated rent. */
function acrossRents({ ranges, rent, rentEnds }: ReportDraft): readonly [number, number] | null {
  return (rentIsEstimated({ rent, rentEnds }) && ranges['returns.dscr']) || null;
}

const coverage: Check = {
  frame: frame('coverage', null, 'caution', texts.coverageAsked),
  run: (draft) => {
    const first = draft.ledger.value('returns.dscr');
    if (first === null) return null;
    const heaviest = heaviestPayments(draft);
    const dscr = heaviest?.coverage ?? first;
    const figures = ['returns.dscr', ...(heaviest ? [heaviest.figure] : [])];
    const covered =
      dscr <= 0
        ? texts.nothingLeft
        : heaviest
          ? texts.dscrAtHeaviest(first, dscr, heaviest.year)
          : texts.dscrOfFirstYear(dscr, acrossRents(draft));
    const effect = 'returns.btcf';
    if (dscr < 1)
      return {
        ...flag(first < 1 ? texts.notCovered(covered, dscr) : texts.laterNotCovered(covered, dscr), figures, 'critical'),
        effect,
      };
    if (dscr < 1.2)
      return {
        ...flag(texts.littleMargin(covered), figures),
        effect,
      };
    return pass(texts.covers(covered), figures);
  },
};

const auction: Check = {
  frame: frame('court_auction', null, 'caution', texts.auctionAsked),
  run: ({ subject }) => (subject.isCourtAuction ? flag(texts.auction, ['facts.price']) : null),
};

/** A disputed value in words; stations by name and minutes. */
function readingWords(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value
    .map((entry: unknown) =>
      isRecord(entry) && typeof entry.station === 'string'
        ? texts.stationReading(entry.station, typeof entry.walk_min === 'number' ? entry.walk_min : null)
        : JSON.stringify(entry),
    )
    .join(', ');
}

const conflicts: Check = {
  frame: frame('conflicts', null, 'caution', texts.conflictsAsked),
  run: ({ subject }) => {
    const { conflicts: list } = subject.facts;
    return list.length === 0
      ? null
      : flag(
          texts.sourcesDisagree(
            list.map(({ field, values, sources, dates }) =>
              texts.disagreement(
                field,
                values.map((value, index) => texts.readingFrom(readingWords(value), sources[index], dates?.[index])),
              ),
            ),
          ),
        );
  },
};

export const incomeChecks: readonly Check[] = [rentBasisCheck, yieldClaim, coverage, auction, conflicts, ...rentRollChecks];
