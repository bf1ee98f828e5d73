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

const ours = 'Our default, no rule: replace it with an offer.';
const isWood = (subject: Subject) => subject.structureUsed === 'W';
const isSolid = (subject: Subject) => ['RC', 'SRC'].includes(subject.structureUsed);

/** Costs and shares behind the yen effects of checks: middle, low and high. All are ours unless a source is named. */
const references = {
  asbestos_survey: {
    label: 'Survey for asbestos',
    label_ja: '石綿事前調査費',
    unit: 'JPY',
    reason: `Papers and a few samples; more where many materials are suspect. ${ours}`,
    source: null,
    of: (subject) =>
      subject.isCondominium
        ? [80_000, 40_000, 150_000]
        : subject.kind === 'detached_house'
          ? [100_000, 50_000, 200_000]
          : [200_000, 100_000, 500_000],
  },
  seismic_work_per_m2: {
    label: 'Strengthening or demolition',
    label_ja: '耐震補強または解体費',
    unit: 'JPY/m2',
    reason: `Strengthening against earthquakes, or demolition in its place, per m² of floor. ${ours}`,
    source: null,
    of: (subject) => (isWood(subject) ? [20_000, 10_000, 40_000] : [35_000, 15_000, 70_000]),
  },
  demolition_per_m2: {
    label: 'Demolition',
    label_ja: '解体費',
    unit: 'JPY/m2',
    reason: `Demolition per m² of floor, without asbestos. ${ours}`,
    source: null,
    of: (subject) => (isWood(subject) ? [15_000, 10_000, 20_000] : isSolid(subject) ? [28_000, 18_000, 45_000] : [20_000, 14_000, 28_000]),
  },
  septic_tank: {
    label: 'New septic tank',
    label_ja: '浄化槽入替費',
    unit: 'JPY',
    reason: `A tank lasts some 30 years; its size follows the persons served. ${ours}`,
    source: null,
    of: (subject) => (subject.unitsUsed <= 1 ? [1_200_000, 800_000, 1_800_000] : [3_000_000, 1_500_000, 6_000_000]),
  },
  gas_equipment_per_unit: {
    label: 'Gas equipment of a dwelling',
    label_ja: 'ガス設備の買取・入替費 (1戸)',
    unit: 'JPY',
    reason: `Water heater and pipes lent by the dealer, to be bought back or replaced. ${ours}`,
    source: null,
    of: () => [120_000, 60_000, 250_000],
  },
  conformity_survey: {
    label: 'Survey of conformity',
    label_ja: '建築基準法適合状況調査費',
    unit: 'JPY',
    reason: `An inspection body looks at plans and building in place of the certificate. ${ours}`,
    source: null,
    of: (subject) => (subject.unitsUsed <= 1 ? [400_000, 200_000, 800_000] : [800_000, 400_000, 2_000_000]),
  },
  boundary_survey: {
    label: 'Boundary survey',
    label_ja: '確定測量費',
    unit: 'JPY',
    reason: `Survey with the neighbours’ consent; dearer beside public land. ${ours}`,
    source: null,
    of: () => [550_000, 350_000, 800_000],
  },
  lift_yearly: {
    label: 'Running a lift',
    label_ja: 'エレベーター維持費',
    unit: 'JPY/year',
    reason: 'Maintenance, inspection and power of one lift in a year.',
    source: 'Ranges of public pages for owners of small blocks',
    of: () => [550_000, 400_000, 700_000],
  },
  lift_dwellings: {
    label: 'Dwellings that usually share a lift',
    label_ja: null,
    unit: 'count',
    reason: `Blocks of units in towns commonly have 25 to 60 dwellings to a lift. ${ours}`,
    source: null,
    of: () => [40, 25, 60],
  },
  sublease_cut: {
    label: 'Cut of a guaranteed rent on review',
    label_ja: 'サブリース賃料の減額',
    unit: 'percent',
    reason: `The law lets the master tenant ask for a cut (借地借家法32条), whatever the contract guarantees. ${ours}`,
    source: null,
    of: () => [10, 5, 20],
  },
  walk_discount: {
    label: 'Rent below that at the station',
    label_ja: '徒歩分による賃料差',
    unit: 'percent',
    reason:
      'Rents in the 23 wards of Tokyo against those within 3 minutes: −12.7 % at 11 to 15 minutes, −16.2 % at 16 to 20. Elsewhere an order of magnitude; beyond 20 minutes and for buses our extension.',
    source: '東京カンテイ (Tokyo 23 wards, as quoted in public pages)',
    of: (subject) => (!subject.busOnly && (subject.walkMinutes ?? 0) <= 15 ? [12.7, 1.3, 16.2] : [16.2, 12.7, 25]),
  },
  renewal_fee: {
    label: 'Renewal fee of a land lease',
    label_ja: '更新料',
    unit: 'percent',
    reason: 'A custom, not a law: often 5 to 10 % of the value of the land right, once in a term. Our default; the lease tells.',
    source: null,
    of: () => [7.5, 5, 10],
  },
  stigma_cut: {
    label: 'Lower rent after a matter of disclosure',
    label_ja: '告知事項による賃料減',
    unit: 'percent',
    reason: `Depends on what happened and when; felt for some years. ${ours}`,
    source: null,
    of: () => [20, 10, 50],
  },
  months_until_let: {
    label: 'Months until empty rooms are let',
    label_ja: '空室期間',
    unit: 'months',
    reason: `Rooms empty today are counted as empty for a year; three months are common. ${ours}`,
    source: null,
    of: () => [12, 3, 12],
  },
  months_after_leaving: {
    label: 'Months of rent lost when a large tenant leaves',
    label_ja: '退去後の空室期間',
    unit: 'months',
    reason: `Several rooms come onto the market at once. ${ours}`,
    source: null,
    of: () => [4, 2, 9],
  },
  rebuilding_discount: {
    label: 'Share of the land that hangs on rebuilding',
    label_ja: '再建築不可による減価',
    unit: 'percent',
    reason: `Lots that cannot be built on again sell for a good deal less than others. ${ours}`,
    source: null,
    of: () => [50, 30, 80],
  },
  lease_up_months: {
    label: 'Months from completion until let',
    label_ja: '竣工後の募集期間',
    unit: 'months',
    reason: `A new building starts empty unless let before completion. ${ours}`,
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
      term: term(label, label_ja, unit, 'A reference level for the effect of a check. It is not part of cash flow and returns.'),
    });
  return { id, value, low, high };
}
