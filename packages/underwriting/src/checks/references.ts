import type { ReportDraft } from '../draft/report-draft.ts';
import type { Subject } from '../facts/subject.ts';
import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';
import type { LevelText } from '../texts/checks/check-text.ts';
import * as texts from '../texts/checks/reference-texts.ts';

type Span = readonly [value: number, low: number, high: number];
interface Reference {
  text: LevelText;
  unit: Unit;
  of: (subject: Subject) => Span;
}

const isWood = (subject: Subject) => subject.structureUsed === 'W';
const isSolid = (subject: Subject) => ['RC', 'SRC'].includes(subject.structureUsed);

/** Costs and shares behind the yen effects of checks: middle, low and high. All are ours unless a source is named. */
const references = {
  asbestos_survey: {
    text: texts.asbestosSurvey,
    unit: 'JPY',
    of: (subject) =>
      subject.isCondominium
        ? [80_000, 40_000, 150_000]
        : subject.kind === 'detached_house'
          ? [100_000, 50_000, 200_000]
          : [200_000, 100_000, 500_000],
  },
  seismic_work_per_m2: {
    text: texts.seismicWorkPerM2,
    unit: 'JPY/m2',
    of: (subject) => (isWood(subject) ? [20_000, 10_000, 40_000] : [35_000, 15_000, 70_000]),
  },
  demolition_per_m2: {
    text: texts.demolitionPerM2,
    unit: 'JPY/m2',
    of: (subject) => (isWood(subject) ? [15_000, 10_000, 20_000] : isSolid(subject) ? [28_000, 18_000, 45_000] : [20_000, 14_000, 28_000]),
  },
  septic_tank: {
    text: texts.septicTank,
    unit: 'JPY',
    of: (subject) => (subject.unitsUsed <= 1 ? [1_200_000, 800_000, 1_800_000] : [3_000_000, 1_500_000, 6_000_000]),
  },
  gas_equipment_per_unit: {
    text: texts.gasEquipmentPerUnit,
    unit: 'JPY',
    of: () => [120_000, 60_000, 250_000],
  },
  conformity_survey: {
    text: texts.conformitySurvey,
    unit: 'JPY',
    of: (subject) => (subject.unitsUsed <= 1 ? [400_000, 200_000, 800_000] : [800_000, 400_000, 2_000_000]),
  },
  boundary_survey: {
    text: texts.boundarySurvey,
    unit: 'JPY',
    of: () => [550_000, 350_000, 800_000],
  },
  lift_yearly: {
    text: texts.liftYearly,
    unit: 'JPY/year',
    of: () => [550_000, 400_000, 700_000],
  },
  lift_dwellings: {
    text: texts.liftDwellings,
    unit: 'count',
    of: () => [40, 25, 60],
  },
  sublease_cut: {
    text: texts.subleaseCut,
    unit: 'percent',
    of: () => [10, 5, 20],
  },
  walk_discount: {
    text: texts.walkDiscount,
    unit: 'percent',
    of: (subject) => (!subject.busOnly && (subject.walkMinutes ?? 0) <= 15 ? [12.7, 1.3, 16.2] : [16.2, 12.7, 25]),
  },
  renewal_fee: {
    text: texts.renewalFee,
    unit: 'percent',
    of: () => [7.5, 5, 10],
  },
  stigma_cut: {
    text: texts.stigmaCut,
    unit: 'percent',
    of: () => [20, 10, 50],
  },
  months_until_let: {
    text: texts.monthsUntilLet,
    unit: 'months',
    of: () => [12, 3, 12],
  },
  months_after_leaving: {
    text: texts.monthsAfterLeaving,
    unit: 'months',
    of: () => [4, 2, 9],
  },
  rebuilding_discount: {
    text: texts.rebuildingDiscount,
    unit: 'percent',
    of: () => [50, 30, 80],
  },
  lease_up_months: {
    text: texts.leaseUpMonths,
    unit: 'months',
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
  const { text, unit, of }: Reference = references[key];
  const [value, low, high] = of(draft.subject);
  const id = `reference.${key}`;
  if (!draft.ledger.has(id))
    draft.ledger.assumed(id, value, `reference/${key}`, text.reason, text.source, {
      range: [low, high],
      term: term(text.label, text.label_ja, unit, texts.levelMeaning),
    });
  return { id, value, low, high };
}
