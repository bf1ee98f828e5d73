import { present, type ReportDraft, rentIsEstimated } from '../draft/report-draft.ts';
import { isRecord } from '../facts/check-shape.ts';
import { hasOtherUse, publicRent } from '../facts/rent.ts';
import { coverageDigits } from '../numbers/coverage-words.ts';
import { decimals, grouped } from '../numbers/number-text.ts';
import { term } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { rentRollChecks } from './rent-roll-checks.ts';

const yieldClaim: Check = {
  frame: frame(
    'yield_claim',
    null,
    'caution',
    'Rent roll (レントロール)',
    'Which rents does the advertised yield rest on, room by room?',
    '表示利回りの根拠となる各室の賃料を教えてください。',
  ),
  run: (draft) => {
    const { subject, ledger, rentBasis } = draft;
    const claimed = subject.values.gross_yield_pct;
    const own = ledger.value('returns.gross_yield');
    if (claimed === null || own === null) return null;
    if (rentBasis === 'from_stated_yield' || rentBasis === 'given')
      return unknown(
        'Advertised yield cannot be checked',
        `The page states ${claimed} % but no rent, so there is nothing to compare it with.`,
        ['facts.stated_gross_yield'],
      );
    const figures = ['facts.stated_gross_yield', 'returns.gross_yield'];
    if (Math.abs(own - claimed) <= 0.1)
      return pass(
        'Advertised yield agrees with the rent stated',
        `The page states ${claimed} %; its rent and price give ${own.toFixed(2)} %.`,
        figures,
      );
    const rounding = Number.isInteger(claimed * 10) ? 0.05 : 0.005;
    const rent = (percent: number) => ((own - percent) / 100) * subject.price;
    const effect = writeEffect(draft, 'yield_claim', {
      value: rent(claimed),
      ends: [rent(claimed - rounding), rent(claimed + rounding)],
      unit: 'JPY/year',
      label: 'Rent of a year that the claim counts beyond the rent stated',
      formula: '(own yield − claimed yield) × price; the range is the rounding of the claim',
      inputs: [...figures, 'facts.price'],
    });
    return {
      ...flag(
        'Advertised yield and rent do not agree',
        `The page states ${claimed} %; its own rent and price give ${own.toFixed(2)} %.`,
        figures,
      ),
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
    ...flag(
      'The rent lies above the level of the place',
      `${grouped(full)} yen a month is counted as it is paid; such dwellings are offered here at ${grouped(level.low)} to ${grouped(level.high)} yen. The next tenant may pay less.`,
      figures,
    ),
    effect: writeEffect(draft, 'rent_basis', {
      value: (level.value - full) * 12,
      ends: [(level.low - full) * 12, (level.high - full) * 12],
      unit: 'JPY/year',
      label: 'Rent of a year if let again at the public level',
      formula: '(rent at the public level − full rent used) × 12',
      inputs: figures,
    }),
    settle: 'Lease (賃貸借契約書) and a manager’s rent estimate (賃料査定書)',
    question_en: 'Since when and how was the present rent agreed, and what rent does a local manager expect from the next tenant?',
    question_ja: '現賃料の契約時期と経緯、次回募集時の想定賃料を教えてください。',
  };
}

const rentBasisCheck: Check = {
  frame: frame(
    'rent_basis',
    null,
    'caution',
    'Lease (賃貸借契約書), rent roll (レントロール), or a manager’s rent estimate (賃料査定書)',
    'What is the present rent, or what rent does a local manager expect?',
    '現在の賃料、または地元管理会社の査定賃料を教えてください。',
  ),
  run: (draft): CheckOutcome | null => {
    const { rentBasis, ranges } = draft;
    if (rentBasis !== 'assumed') return aboveTheLevel(draft);
    const range = ranges['returns.net_yield'];
    return flag(
      'The rent is assumed',
      `No source states a rent. By what dwellings of the place are let at, net yield may lie anywhere from ${range ? `${decimals(range[0], 1)} to ${decimals(range[1], 1)} %` : 'low to high'}.`,
      ['rent.monthly_full', 'rent.public_level', 'assumptions.rent_per_m2'],
    );
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
    ledger.computed(
      figure,
      coverage,
      'NOI of the first year ÷ loan payments of the dearest year held',
      ['returns.noi', ...present(ledger, ['projection.debt_service'])],
      {
        term: term(
          'Coverage of the heaviest loan payments',
          null,
          'ratio',
          `NOI of the first year ÷ loan payments of year ${dearest.year}.`,
        ),
      },
    );
  return { year: dearest.year, coverage, figure };
}

/** Coverage at both ends of an estimated rent. */
function acrossRents({ ranges, rent, rentEnds }: ReportDraft): string {
  const range = ranges['returns.dscr'];
  return rentIsEstimated({ rent, rentEnds }) && range
    ? `, ${decimals(range[0], 2)} to ${decimals(range[1], 2)} over the range of the estimated rent`
    : '';
}

const coverage: Check = {
  frame: frame(
    'coverage',
    null,
    'caution',
    'Lender’s written terms (融資条件提示書)',
    'What amount, rate and term does the lender offer?',
    '融資可能額、金利、期間の条件を教えてください。',
  ),
  run: (draft) => {
    const first = draft.ledger.value('returns.dscr');
    if (first === null) return null;
    const heaviest = heaviestPayments(draft);
    const dscr = heaviest?.coverage ?? first;
    const figures = ['returns.dscr', ...(heaviest ? [heaviest.figure] : [])];
    const covered =
      dscr <= 0
        ? 'The running costs take the whole income; nothing is left for the loan payments'
        : heaviest
          ? `NOI covers ${coverageDigits(first)} of the loan payments of the first year; against those of year ${heaviest.year}, the heaviest, the same NOI covers ${coverageDigits(dscr)}`
          : `NOI covers ${coverageDigits(dscr)} of the loan payments with the terms used here${acrossRents(draft)}`;
    const effect = 'returns.btcf';
    if (dscr < 1) return { ...flag('Income does not cover the loan', `${covered}.`, figures, 'critical'), effect };
    if (dscr < 1.2)
      return { ...flag('Little room above the loan payments', `${covered}; 1.2 is a common floor, no rule.`, figures), effect };
    return pass('Income covers the loan with room', `${covered}.`, figures);
  },
};

const auction: Check = {
  frame: frame(
    'court_auction',
    null,
    'caution',
    'Court’s three documents (物件明細書, 現況調査報告書, 評価書)',
    'Who occupies the property, by what right, and what does eviction cost?',
    '占有者は誰ですか。占有権原と明渡しの見込みを教えてください。',
  ),
  run: ({ subject }) =>
    subject.isCourtAuction
      ? flag(
          'Court auction',
          'The price is the court’s base price, not an asking price. No viewing, no warranty, and arrears of the owners’ association pass to the buyer. Occupants may have to be ordered out (引渡命令), some with six months’ grace.',
          ['facts.price'],
        )
      : null,
};

/** A disputed value in words; stations by name and minutes. */
function readingWords(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value
    .map((entry: unknown) =>
      isRecord(entry) && typeof entry.station === 'string'
        ? `${entry.station} ${typeof entry.walk_min === 'number' ? entry.walk_min : '?'} min`
        : JSON.stringify(entry),
    )
    .join(', ');
}

const conflicts: Check = {
  frame: frame(
    'conflicts',
    null,
    'caution',
    'The documents named (該当資料の原本)',
    'Which of the two figures is right?',
    '資料間で相違する数値はどちらが正しいですか。',
  ),
  run: ({ subject }) => {
    const { conflicts: list } = subject.facts;
    return list.length === 0
      ? null
      : flag(
          'Sources disagree',
          list
            .map(
              (conflict) =>
                `${conflict.field}: ${conflict.values.map((value, index) => `${readingWords(value)} (${[conflict.sources[index] ?? 'source', conflict.dates?.[index] ?? ''].filter(Boolean).join(', ')})`).join(' against ')}`,
            )
            .join('; '),
        );
  },
};

export const incomeChecks: readonly Check[] = [rentBasisCheck, yieldClaim, coverage, auction, conflicts, ...rentRollChecks];
