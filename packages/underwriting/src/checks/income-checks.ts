import { present, type ReportDraft, rentIsEstimated } from '../draft/report-draft.ts';
import { isRecord } from '../facts/check-shape.ts';
import { hasOtherUse, publicRent } from '../facts/rent.ts';
import { dscrText } from '../numbers/coverage-words.ts';
import { percentText, rangeText, yenText } from '../numbers/number-text.ts';
import { term } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { rentRollChecks } from './rent-roll-checks.ts';

const yieldClaim: Check = {
  frame: frame(
    'yield_claim',
    null,
    'caution',
    'Rent roll (レントロール)',
    'Please send the rent of each unit on which the advertised yield (表示利回り) is based.',
    '表示利回りの根拠となる各室の賃料を教えてください。',
  ),
  run: (draft) => {
    const { subject, ledger, rentBasis } = draft;
    const claimed = subject.values.gross_yield_pct;
    const own = ledger.value('returns.gross_yield');
    if (claimed === null || own === null) return null;
    if (rentBasis === 'from_stated_yield' || rentBasis === 'given')
      return unknown('Advertised gross yield: not verified', `The listing states ${claimed}% but no rent to compare it with.`, [
        'facts.stated_gross_yield',
      ]);
    const figures = ['facts.stated_gross_yield', 'returns.gross_yield'];
    if (Math.abs(own - claimed) <= 0.1)
      return pass(
        'Advertised gross yield matches the rent',
        `The listing states ${claimed}%; its rent and price give ${own.toFixed(2)}%.`,
        figures,
      );
    const rounding = Number.isInteger(claimed * 10) ? 0.05 : 0.005;
    const rent = (percent: number) => ((own - percent) / 100) * subject.price;
    const effect = writeEffect(draft, 'yield_claim', {
      value: rent(claimed),
      ends: [rent(claimed - rounding), rent(claimed + rounding)],
      unit: 'JPY/year',
      label: 'Annual rent missing for the advertised yield',
      formula: '(calculated yield − advertised yield) × price; the range is the rounding of the advertised yield',
      inputs: [...figures, 'facts.price'],
    });
    return {
      ...flag(
        'Advertised gross yield differs from the rent',
        `The listing states ${claimed}%; its rent and price give ${own.toFixed(2)}%.`,
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
      'Rent above market rent estimate',
      `Rent is ${yenText(full)} a month, above the market rent estimate of ${rangeText([level.low, level.high], yenText)}. The next tenant may pay less.`,
      figures,
    ),
    effect: writeEffect(draft, 'rent_basis', {
      value: (level.value - full) * 12,
      ends: [(level.low - full) * 12, (level.high - full) * 12],
      unit: 'JPY/year',
      label: 'Annual rent change if re-leased at market rent',
      formula: '(market rent estimate − full-occupancy rent used) × 12',
      inputs: figures,
    }),
    settle: 'Lease (賃貸借契約書) and a manager’s rent estimate (賃料査定書)',
    question_en: 'When and how was the current rent agreed, and what rent (賃料査定) does a local manager expect from the next tenant?',
    question_ja: '現賃料の契約時期と経緯、次回募集時の想定賃料を教えてください。',
  };
}

const rentBasisCheck: Check = {
  frame: frame(
    'rent_basis',
    null,
    'caution',
    'Lease (賃貸借契約書), rent roll (レントロール), or a manager’s rent estimate (賃料査定書)',
    'What is the current rent (現在の賃料), or what rent (査定賃料) does a local manager expect?',
    '現在の賃料、または地元管理会社の査定賃料を教えてください。',
  ),
  run: (draft): CheckOutcome | null => {
    const { rentBasis, ranges } = draft;
    if (rentBasis !== 'assumed') return aboveTheLevel(draft);
    const range = ranges['returns.net_yield'];
    return flag(
      'Rent estimated, not stated',
      `No source states a rent. ${range ? `Net yield is ${rangeText(range, (end) => percentText(end, 1))}` : 'Net yield is a range'}, depending on the estimated rent.`,
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
      'NOI of year 1 ÷ highest annual debt service of the holding period',
      ['returns.noi', ...present(ledger, ['projection.debt_service'])],
      {
        term: term('DSCR in the highest-payment year', null, 'ratio', `NOI of year 1 ÷ debt service of year ${dearest.year}.`),
      },
    );
  return { year: dearest.year, coverage, figure };
}

/** Coverage at both ends of an estimated rent. */
function acrossRents({ ranges, rent, rentEnds }: ReportDraft): string {
  const range = ranges['returns.dscr'];
  return rentIsEstimated({ rent, rentEnds }) && range ? `, ${rangeText(range, dscrText)} depending on the estimated rent` : '';
}

const coverage: Check = {
  frame: frame(
    'coverage',
    null,
    'caution',
    'Lender’s written terms (融資条件提示書)',
    'What loan amount, interest rate and term (融資可能額、金利、期間) do you offer?',
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
        ? 'NOI is zero or negative, so no income is left for debt service'
        : heaviest
          ? `DSCR is ${dscrText(first)} in year 1 and ${dscrText(dscr)} against the highest debt service, in year ${heaviest.year}`
          : `DSCR is ${dscrText(dscr)} in year 1 on the loan terms used here${acrossRents(draft)}`;
    const effect = 'returns.btcf';
    if (dscr < 1)
      return {
        ...flag(
          first < 1 ? 'Income does not cover the loan' : 'Income does not cover later loan payments',
          `${covered}${dscr <= 0 ? '' : ', below 1.00×'}.`,
          figures,
          'critical',
        ),
        effect,
      };
    if (dscr < 1.2)
      return { ...flag('Income covers the loan with little margin', `${covered}, below the 1.20× many lenders require.`, figures), effect };
    return pass('Income covers the loan', `${covered}, at or above the 1.20× many lenders require.`, figures);
  },
};

const auction: Check = {
  frame: frame(
    'court_auction',
    null,
    'caution',
    'Court’s three documents (物件明細書, 現況調査報告書, 評価書)',
    'Who occupies the property, by what right (占有権原), and what are the prospects and cost of eviction?',
    '占有者は誰ですか。占有権原と明渡しの見込みを教えてください。',
  ),
  run: ({ subject }) =>
    subject.isCourtAuction
      ? flag(
          'Court auction',
          'The price is the court’s base price, not an asking price. There is no viewing and no seller liability, and unpaid condominium fees pass to the buyer. Occupants may need an eviction order (引渡命令), some with six months’ grace.',
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
    'Originals of the documents (該当資料の原本)',
    'Which of the differing figures in the documents is correct?',
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
