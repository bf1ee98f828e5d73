import type { ReportDraft } from '../draft/report-draft.ts';
import type { Subject } from '../facts/subject.ts';
import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

type Span = readonly [value: number, low: number, high: number];
interface Reference {
  label: string;
  label_ja: string | null;
  unit: Unit;
  reason: string;
  source: string | null;
  of: (subject: Subject) => Span;
}

const ours = 'Our default until a quote is available.';
const isWood = (subject: Subject) => subject.structureUsed === 'W';
const isSolid = (subject: Subject) => ['RC', 'SRC'].includes(subject.structureUsed);

/** Costs and shares behind the yen effects of checks: middle, low and high. All are ours unless a source is named. */
const references = {
  asbestos_survey: {
    label: 'Asbestos survey',
    label_ja: '石綿事前調査費',
    unit: 'JPY',
    reason: `Document review and a few samples; more if many materials are suspect. ${ours}`,
    source: null,
    of: (subject) =>
      subject.isCondominium
        ? [80_000, 40_000, 150_000]
        : subject.kind === 'detached_house'
          ? [100_000, 50_000, 200_000]
          : [200_000, 100_000, 500_000],
  },
  seismic_work_per_m2: {
    label: 'Seismic retrofit or demolition',
    label_ja: '耐震補強または解体費',
    unit: 'JPY/m2',
    reason: `Seismic retrofit, or demolition instead, per m² of floor area. ${ours}`,
    source: null,
    of: (subject) => (isWood(subject) ? [20_000, 10_000, 40_000] : [35_000, 15_000, 70_000]),
  },
  demolition_per_m2: {
    label: 'Demolition',
    label_ja: '解体費',
    unit: 'JPY/m2',
    reason: `Demolition per m² of floor area, without asbestos. ${ours}`,
    source: null,
    of: (subject) => (isWood(subject) ? [15_000, 10_000, 20_000] : isSolid(subject) ? [28_000, 18_000, 45_000] : [20_000, 14_000, 28_000]),
  },
  septic_tank: {
    label: 'New septic tank',
    label_ja: '浄化槽入替費',
    unit: 'JPY',
    reason: `A tank lasts about 30 years; its size depends on the number of residents. ${ours}`,
    source: null,
    of: (subject) => (subject.unitsUsed <= 1 ? [1_200_000, 800_000, 1_800_000] : [3_000_000, 1_500_000, 6_000_000]),
  },
  gas_equipment_per_unit: {
    label: 'Gas equipment per unit',
    label_ja: 'ガス設備の買取・入替費 (1戸)',
    unit: 'JPY',
    reason: `Water heater and pipes lent by the gas dealer, to be bought back or replaced. ${ours}`,
    source: null,
    of: () => [120_000, 60_000, 250_000],
  },
  conformity_survey: {
    label: 'Conformity survey',
    label_ja: '建築基準法適合状況調査費',
    unit: 'JPY',
    reason: `An inspection body compares plans and building in place of the certificate. ${ours}`,
    source: null,
    of: (subject) => (subject.unitsUsed <= 1 ? [400_000, 200_000, 800_000] : [800_000, 400_000, 2_000_000]),
  },
  boundary_survey: {
    label: 'Boundary survey',
    label_ja: '確定測量費',
    unit: 'JPY',
    reason: `Survey with the neighbors’ consent; more expensive next to public land. ${ours}`,
    source: null,
    of: () => [550_000, 350_000, 800_000],
  },
  lift_yearly: {
    label: 'Elevator running cost',
    label_ja: 'エレベーター維持費',
    unit: 'JPY/year',
    reason: 'Yearly maintenance, inspection and electricity of one elevator.',
    source: 'Ranges on public pages for owners of small buildings',
    of: () => [550_000, 400_000, 700_000],
  },
  lift_dwellings: {
    label: 'Units that usually share an elevator',
    label_ja: null,
    unit: 'count',
    reason: `Urban condominium buildings commonly have 25–60 units per elevator. ${ours}`,
    source: null,
    of: () => [40, 25, 60],
  },
  sublease_cut: {
    label: 'Guaranteed rent reduction on review',
    label_ja: 'サブリース賃料の減額',
    unit: 'percent',
    reason: `The master tenant may ask by law for a lower rent (借地借家法32条), whatever the contract guarantees. ${ours}`,
    source: null,
    of: () => [10, 5, 20],
  },
  walk_discount: {
    label: 'Rent discount for the walk',
    label_ja: '徒歩分による賃料差',
    unit: 'percent',
    reason:
      'Rents in Tokyo’s 23 wards against those within 3 minutes: −12.7% at 11–15 minutes, −16.2% at 16–20. Elsewhere indicative; beyond 20 minutes and for buses our default.',
    source: '東京カンテイ (Tokyo 23 wards, as quoted on public pages)',
    of: (subject) => (!subject.busOnly && (subject.walkMinutes ?? 0) <= 15 ? [12.7, 1.3, 16.2] : [16.2, 12.7, 25]),
  },
  renewal_fee: {
    label: 'Land lease renewal fee rate',
    label_ja: '更新料',
    unit: 'percent',
    reason: 'Customary, not set by law: often 5%–10% of the land right’s value per term. Our default; the land lease would settle it.',
    source: null,
    of: () => [7.5, 5, 10],
  },
  stigma_cut: {
    label: 'Rent reduction after a disclosure matter',
    label_ja: '告知事項による賃料減',
    unit: 'percent',
    reason: `Depends on what happened and when; it lasts some years. ${ours}`,
    source: null,
    of: () => [20, 10, 50],
  },
  months_until_let: {
    label: 'Months until vacant units are leased',
    label_ja: '空室期間',
    unit: 'months',
    reason: `The model counts units vacant today as vacant for a year; three months is common. ${ours}`,
    source: null,
    of: () => [12, 3, 12],
  },
  months_after_leaving: {
    label: 'Vacancy after a large tenant leaves',
    label_ja: '退去後の空室期間',
    unit: 'months',
    reason: `Months of rent lost when several units become vacant at once. ${ours}`,
    source: null,
    of: () => [4, 2, 9],
  },
  rebuilding_discount: {
    label: 'Land value lost without rebuilding',
    label_ja: '再建築不可による減価',
    unit: 'percent',
    reason: `Lots that cannot be rebuilt sell well below others. ${ours}`,
    source: null,
    of: () => [50, 30, 80],
  },
  lease_up_months: {
    label: 'Months from completion until leased',
    label_ja: '竣工後の募集期間',
    unit: 'months',
    reason: `A new building starts vacant unless leased before completion. ${ours}`,
    source: null,
    of: () => [2, 0, 6],
  },
} as const satisfies Record<string, Reference>;

export type ReferenceKey = keyof typeof references;
export interface ReferenceValue {
  id: string;
  value: number;
  low: number;
  high: number;
}

/** Writes a reference level as an assumed figure, once, and gives its numbers. */
export function reference(draft: ReportDraft, key: ReferenceKey): ReferenceValue {
  const { label, label_ja, unit, reason, source, of }: Reference = references[key];
  const [value, low, high] = of(draft.subject);
  const id = `reference.${key}`;
  if (!draft.ledger.has(id))
    draft.ledger.assumed(id, value, `reference/${key}`, reason, source, {
      range: [low, high],
      term: term(label, label_ja, unit, 'Reference level for the effect of a check; not included in cash flow and returns.'),
    });
  return { id, value, low, high };
}
