import { readRentRoll } from '../analysis/rent-roll.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';

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
    const effect = writeEffect(
      draft,
      'yield_claim',
      ((own - claimed) / 100) * subject.price,
      'JPY/year',
      'Rent of a year that the claim counts beyond the rent stated',
      '(own yield − claimed yield) × price',
      [...figures, 'facts.price'],
    );
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
    'Lease, rent roll, or a manager’s rent estimate',
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
  frame: frame('coverage', null, 'caution'),
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
    'The documents named',
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

const relet: Check = {
  frame: frame(
    'rent_roll_relet',
    null,
    'caution',
    'Newest leases',
    'At what rent was the last room of each type let?',
    '各タイプの直近の成約賃料を教えてください。',
  ),
  run: (draft) => {
    const roll = readRentRoll(draft.subject);
    if (roll?.relet == null) return null;
    const gap = roll.relet - (roll.total ?? roll.inPlace);
    const figures = ['rent_roll.relet', 'rent_roll.in_place'];
    if (gap >= -0.03 * (roll.total ?? roll.inPlace))
      return pass('Newest rents hold the level', 'Rooms let last pay about as much as the others.', figures);
    const effect = writeEffect(
      draft,
      'rent_roll_relet',
      gap * 12,
      'JPY/year',
      'Every room let again at the newest rent of its type',
      '(rents at the newest level − rents of the roll) × 12',
      figures,
    );
    return {
      ...flag(
        'Rents fall when rooms are let again',
        'At the newest rent of each type the building earns less than its roll shows. Old leases are above the market.',
        figures,
      ),
      effect,
    };
  },
};

const clustered: Check = {
  frame: frame(
    'rent_roll_clustered',
    null,
    'caution',
    'Leases and payment records',
    'Who are the tenants of the last six months, and do they pay?',
    '直近6か月の入居者の属性と入金状況を教えてください。',
  ),
  run: ({ subject }) => {
    const roll = readRentRoll(subject);
    if (roll?.recentShare == null) return null;
    const figures = ['rent_roll.recent_share'];
    if (roll.recentRooms >= 2 && roll.recentShare >= 0.3)
      return flag(
        'Many leases began just before the sale',
        `${roll.recentRooms} leases with ${Math.round(roll.recentShare * 100)} % of the rent began in the last six months: rooms may have been filled for the sale.`,
        figures,
      );
    return pass(
      'Leases began over time',
      `${Math.round(roll.recentShare * 100)} % of the rent comes from leases of the last six months.`,
      figures,
    );
  },
};

const oneTenant: Check = {
  frame: frame(
    'rent_roll_one_tenant',
    null,
    'caution',
    'The lease of that tenant',
    'On what terms does the tenant with several rooms rent them?',
    '複数室を借りている入居者の契約条件を教えてください。',
  ),
  run: ({ subject }) => {
    const roll = readRentRoll(subject);
    if (roll?.largestTenantShare == null) return null;
    const figures = ['rent_roll.largest_tenant_share'];
    if (roll.largestTenantRooms >= 2 && roll.largestTenantShare >= 0.3)
      return flag(
        'One tenant holds many rooms',
        `${roll.largestTenantRooms} rooms with ${Math.round(roll.largestTenantShare * 100)} % of the rent depend on one tenant.`,
        figures,
      );
    return pass('No tenant holds many rooms', `The largest pays ${Math.round(roll.largestTenantShare * 100)} % of the rent.`, figures);
  },
};

export const incomeChecks: readonly Check[] = [rentBasisCheck, yieldClaim, coverage, auction, conflicts, relet, clustered, oneTenant];
