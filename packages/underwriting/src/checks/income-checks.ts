import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
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

const rentBasisCheck: Check = {
  frame: frame(
    'rent_basis',
    null,
    'caution',
    'Lease (賃貸借契約書), rent roll (レントロール), or a manager’s rent estimate (賃料査定書)',
    'What is the present rent, or what rent does a local manager expect?',
    '現在の賃料、または地元管理会社の査定賃料を教えてください。',
  ),
  run: ({ rentBasis, ranges }) => {
    if (rentBasis !== 'assumed') return null;
    const range = ranges['returns.net_yield'];
    return flag(
      'The rent is assumed',
      `No source states a rent. From the price and the usual yield of the type, net yield may lie anywhere from ${range?.[0].toFixed(1) ?? '?'} to ${range?.[1].toFixed(1) ?? '?'} %.`,
      ['rent.monthly_full', 'assumptions.typical_gross_yield'],
    );
  },
};

const coverage: Check = {
  frame: frame(
    'coverage',
    null,
    'caution',
    'Lender’s written terms (融資条件提示書)',
    'What amount, rate and term does the lender offer?',
    '融資可能額、金利、期間の条件を教えてください。',
  ),
  run: ({ ledger }) => {
    const dscr = ledger.value('returns.dscr');
    if (dscr === null) return null;
    const figures = ['returns.dscr'];
    if (dscr < 1)
      return {
        ...flag(
          'Income does not cover the loan',
          `NOI covers ${dscr.toFixed(2)} of the loan payments with the terms assumed.`,
          figures,
          'critical',
        ),
        effect: 'returns.btcf',
      };
    if (dscr < 1.2)
      return {
        ...flag(
          'Little room above the loan payments',
          `NOI covers ${dscr.toFixed(2)} of the loan payments; 1.2 is a common floor, no rule.`,
          figures,
        ),
        effect: 'returns.btcf',
      };
    return pass('Income covers the loan with room', `NOI covers ${dscr.toFixed(2)} of the loan payments with the terms assumed.`, figures);
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
          'The price is the court’s base price. No viewing, no warranty, and arrears of the owners’ association pass to the buyer.',
          ['facts.price'],
        )
      : null,
};

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
                `${conflict.field}: ${conflict.values.map((value, index) => `${String(value)} (${conflict.sources[index] ?? 'source'})`).join(' against ')}`,
            )
            .join('; '),
        );
  },
};

export const incomeChecks: readonly Check[] = [rentBasisCheck, yieldClaim, coverage, auction, conflicts, ...rentRollChecks];
