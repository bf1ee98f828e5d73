import type { Figure, InsightReport, PropertyKind } from '@rimawari/underwriting';

/** Inputs that a buyer decides or negotiates; the others are uncertain. */
const decided: readonly string[] = ['loan_rate', 'loan_to_price', 'loan_years', 'management_rate'];

export interface Unknown {
  id: string;
  label: string;
  /** The ends of its range, in its unit. */
  from: number;
  to: number;
  unit: Figure['unit'];
  /** Net present value at the ends less that of the base case, yen: low end first. */
  swing: [number, number];
  /** Yen of net present value between the ends. */
  effect: number;
  settledBy: Settling;
}

/** What settles an input, and what to ask for it. */
export interface Settling {
  document: string;
  documentJa: string;
  question: string;
}

const salesNearby: Settling = {
  document: 'Recent sales nearby',
  documentJa: '成約事例',
  question: 'Which sales nearby support the price?',
};
const leasing: Settling = {
  document: 'Leasing history',
  documentJa: '入居履歴',
  question: 'How long was it vacant in the last three years?',
};
const statements: Settling = {
  document: 'Operating statements',
  documentJa: '収支実績',
  question: 'What did each cost come to last year?',
};
const repairs: Settling = { document: 'Repair records', documentJa: '修繕履歴', question: 'Which major repairs were done, and when?' };
const assessed: Settling = {
  document: 'Certificate of assessed value',
  documentJa: '固定資産評価証明書',
  question: 'What are the assessed values of land and building?',
};

/** By input; of the rent, the paper depends on what is sold. */
const settlings: Readonly<Record<string, Settling>> = {
  rent_change: { document: 'Manager’s rent opinion', documentJa: '賃料査定書', question: 'What rent would the next tenant pay?' },
  price_level_change: salesNearby,
  exit_cap_spread: salesNearby,
  market_cap_rate: salesNearby,
  vacancy: leasing,
  turnover: leasing,
  reletting_months: leasing,
  restoration: leasing,
  cost_growth: statements,
  upkeep_per_unit: statements,
  capital_reserve_per_unit: repairs,
  repair_guide_total: repairs,
  insurance_rate: { document: 'Insurance quote', documentJa: '火災保険見積書', question: 'What would insurance cost for this building?' },
  land_assessed_share: assessed,
  building_assessed_share: assessed,
  building_age: { document: 'Property register', documentJa: '登記事項証明書', question: 'When was it built?' },
  rebuilding_cost_per_m2: {
    document: 'Building inspection',
    documentJa: '建物状況調査報告書',
    question: 'What condition is the building in?',
  },
};
const otherwise: Settling = {
  document: 'Explanation of Important Matters',
  documentJa: '重要事項説明書',
  question: 'What does the seller’s disclosure say about it?',
};

function settlingOf(id: string, kind: PropertyKind): Settling {
  if (id !== 'monthly_rent') return settlings[id] ?? otherwise;
  return kind === 'condominium_unit' || kind === 'detached_house'
    ? { document: 'Lease', documentJa: '賃貸借契約書', question: 'What does the tenant pay, and since when?' }
    : { document: 'Rent roll', documentJa: 'レントロール', question: 'What does each tenant pay, and since when?' };
}

/** Inputs that no source settles, by how far the result moves between the ends of their ranges. */
export function unknownsOf({ sensitivity, figures, inputs }: Pick<InsightReport, 'sensitivity' | 'figures' | 'inputs'>): Unknown[] {
  const base = figures['returns.npv']?.value ?? null;
  return sensitivity
    .filter(({ id }) => !decided.includes(id))
    .flatMap(({ id, label, low, high, low_input, high_input }): Unknown[] => {
      const [one, other] = [figures[low.npv]?.value, figures[high.npv]?.value];
      const [from, to] = [figures[low_input], figures[high_input]];
      if (one == null || other == null || from?.value == null || to?.value == null) return [];
      const middle = base ?? (one + other) / 2;
      return [
        {
          id,
          label,
          from: from.value,
          to: to.value,
          unit: to.unit,
          swing: [Math.round(Math.min(one, other) - middle), Math.round(Math.max(one, other) - middle)],
          effect: Math.abs(other - one),
          settledBy: settlingOf(id, inputs.facts.kind),
        },
      ];
    })
    .toSorted((one, other) => other.effect - one.effect);
}
