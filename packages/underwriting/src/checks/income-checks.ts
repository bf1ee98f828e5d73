import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import type { Check } from './finding.ts';

const yieldClaim: Check = {
  frame: {
    id: 'yield_claim',
    severity: 'caution',
    settle: 'Rent roll (レントロール)',
    question_en: 'Which rents does the advertised yield rest on, room by room?',
    question_ja: '表示利回りの根拠となる各室の賃料を教えてください。',
  },
  run: ({ subject, ledger, rentBasis }) => {
    const claimed = subject.values.gross_yield_pct;
    const own = ledger.value('returns.gross_yield');
    if (claimed === null || own === null) return null;
    if (rentBasis === 'from_stated_yield' || rentBasis === 'given')
      return {
        state: 'unknown',
        title: 'Advertised yield cannot be checked',
        detail: `The page states ${claimed} % but no rent, so there is nothing to compare it with.`,
        figures: ['facts.stated_gross_yield'],
      };
    const gap = own - claimed;
    const figures = ['facts.stated_gross_yield', 'returns.gross_yield'];
    if (Math.abs(gap) > 0.1)
      return {
        state: 'flag',
        title: 'Advertised yield and rent do not agree',
        detail: `The page states ${claimed} %; its own rent and price give ${own.toFixed(2)} %.`,
        figures,
      };
    return {
      state: 'pass',
      title: 'Advertised yield agrees with the rent stated',
      detail: `The page states ${claimed} %; its rent and price give ${own.toFixed(2)} %.`,
      figures,
    };
  },
};

const fullAgainstCurrent: Check = {
  frame: {
    id: 'full_against_current',
    severity: 'caution',
    settle: 'Rent roll (レントロール) and bank statements',
    question_en: 'Which rooms are let today, since when and at what rent?',
    question_ja: '現在の入居状況と各室の契約開始日、賃料を教えてください。',
  },
  run: ({ subject, ledger }) => {
    const full = ledger.value('rent.monthly_full');
    const current = currentMonthlyRent(subject);
    if (full === null || statedRent(subject) === null) return null;
    if (current === null)
      return {
        state: 'unknown',
        title: 'Whether the rooms are let is not stated',
        detail: 'The rent may be the hoped-for rent with every room let (満室想定).',
        figures: ['rent.monthly_full'],
      };
    const share = (current / full) * 100;
    if (share < 95)
      return {
        state: 'flag',
        title: 'Rent paid now is below full rent',
        detail: `Tenants pay ${current.toLocaleString('en-US')} yen a month, ${share.toFixed(0)} % of the full rent that the yield counts.`,
        figures: ['rent.monthly_full', 'facts.current_rent'],
      };
    return {
      state: 'pass',
      title: 'Stated as let',
      detail: 'The rent counted is, as far as stated, paid today. A rent roll would confirm it.',
      figures: ['rent.monthly_full'],
    };
  },
};

const rentBasisCheck: Check = {
  frame: {
    id: 'rent_basis',
    severity: 'critical',
    settle: 'Lease, rent roll, or a manager’s rent estimate',
    question_en: 'What is the present rent, or what rent does a local manager expect?',
    question_ja: '現在の賃料、または地元管理会社の査定賃料を教えてください。',
  },
  run: ({ rentBasis, ranges }) => {
    if (rentBasis !== 'assumed') return null;
    const range = ranges['returns.net_yield'];
    return {
      state: 'flag',
      severity: 'caution',
      title: 'The rent is assumed',
      detail: `No source states a rent. From the price and the usual yield of the type, net yield may lie anywhere from ${range?.[0].toFixed(1) ?? '?'} to ${range?.[1].toFixed(1) ?? '?'} %.`,
      figures: ['rent.monthly_full', 'assumptions.typical_gross_yield'],
    };
  },
};

const reserveBand: Check = {
  frame: {
    id: 'reserve_band',
    severity: 'caution',
    settle: 'Management association’s report (重要事項調査報告書) and long-term repair plan (長期修繕計画書)',
    question_en: 'How large is the repair fund, are payments in arrears, and what increases are planned?',
    question_ja: '修繕積立金の残高、滞納額、値上げ予定、長期修繕計画を教えてください。',
  },
  run: ({ subject, ledger }) => {
    if (!subject.isCondominium) return null;
    const reserve = ledger.value('facts.repair_reserve');
    const area = subject.values.floor_area_m2;
    if (reserve === null || area === null)
      return {
        state: 'unknown',
        title: 'Repair reserve is not stated',
        detail: 'The national guideline expects 235 to 430 yen per m² and month in buildings under 5,000 m².',
        figures: ['facts.repair_reserve'],
      };
    const perSqm = reserve / area;
    const low = (subject.values.floors_total ?? 0) >= 20 ? 240 : 235;
    const figures = ['facts.repair_reserve', 'facts.floor_area'];
    if (perSqm < low * 0.85)
      return {
        state: 'flag',
        title: 'Repair reserve below the national guideline',
        detail: `${perSqm.toFixed(0)} yen per m² and month; the guideline’s band begins near ${low} (170 to 200 in larger blocks). Increases are likely.`,
        figures,
      };
    return {
      state: 'pass',
      title: 'Repair reserve within the national guideline',
      detail: `${perSqm.toFixed(0)} yen per m² and month. The balance of the fund and the plan matter as much.`,
      figures,
    };
  },
};

const coverage: Check = {
  frame: { id: 'coverage', severity: 'caution', settle: null, question_en: null, question_ja: null },
  run: ({ ledger }) => {
    const dscr = ledger.value('returns.dscr');
    if (dscr === null) return null;
    const figures = ['returns.dscr'];
    if (dscr < 1)
      return {
        state: 'flag',
        severity: 'critical',
        title: 'Income does not cover the loan',
        detail: `NOI covers ${dscr.toFixed(2)} of the loan payments with the terms assumed.`,
        figures,
        effect: 'returns.btcf',
      };
    if (dscr < 1.2)
      return {
        state: 'flag',
        title: 'Little room above the loan payments',
        detail: `NOI covers ${dscr.toFixed(2)} of the loan payments; 1.2 is a common floor, no rule.`,
        figures,
        effect: 'returns.btcf',
      };
    return {
      state: 'pass',
      title: 'Income covers the loan with room',
      detail: `NOI covers ${dscr.toFixed(2)} of the loan payments with the terms assumed.`,
      figures,
    };
  },
};

const occupied: Check = {
  frame: {
    id: 'auction_occupant',
    severity: 'caution',
    settle: 'Court’s three documents (物件明細書, 現況調査報告書, 評価書)',
    question_en: 'Who occupies the property, by what right, and what does eviction cost?',
    question_ja: '占有者は誰ですか。占有権原と明渡しの見込みを教えてください。',
  },
  run: ({ subject }) =>
    subject.isCourtAuction
      ? {
          state: 'flag',
          title: 'Court auction',
          detail: 'The price is the court’s base price. No viewing, no warranty, and arrears of the owners’ association pass to the buyer.',
          figures: ['facts.price'],
        }
      : null,
};

export const incomeChecks: readonly Check[] = [rentBasisCheck, yieldClaim, fullAgainstCurrent, reserveBand, coverage, occupied];
