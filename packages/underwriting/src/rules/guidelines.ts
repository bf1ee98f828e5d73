import { grouped, rangeText, yenText } from '../numbers/number-text.ts';
import type { DatedRule } from './dated-rule.ts';
import { duty } from './duty.ts';
import type { Structure } from './structure.ts';

/** Monthly repair reserve per m² of exclusive area: mean, and the band that holds two thirds of the plans. Yen. */
export interface ReserveBand {
  mean: number;
  low: number;
  high: number;
}

export const reserveGuidelineSource = '国土交通省 マンションの修繕積立金に関するガイドライン (Sep 2021)';

/** Buildings under 20 storeys by total floor area in m², largest last. */
export const reserveBands: readonly (ReserveBand & { areaBelow: number })[] = [
  { areaBelow: 5_000, mean: 335, low: 235, high: 430 },
  { areaBelow: 10_000, mean: 252, low: 170, high: 320 },
  { areaBelow: 20_000, mean: 271, low: 200, high: 330 },
];
/** From 20,000 m², and from 20 stories whatever the area. */
export const reserveBandsOfLarge: Readonly<Record<'wide' | 'tall', ReserveBand>> = {
  wide: { mean: 255, low: 190, high: 325 },
  tall: { mean: 338, low: 240, high: 410 },
};

const bandText = ({ mean, low, high }: ReserveBand) => `¥${mean} (¥${low}–¥${high})`;
const guidelineFrame = {
  from: '2021-09-28',
  dayBefore: '2021-09-27',
  before: 'guideline of 2011, lower bands',
  source: reserveGuidelineSource,
};

export const reserveGuideline = duty(
  {
    id: 'HOLD-RESERVE',
    title: 'Repair reserve fee of condominiums, guideline',
    title_ja: '修繕積立金ガイドライン',
    trigger: 'day of the analysis',
  },
  {
    ...guidelineFrame,
    value: `per m² a month, mean and range of two-thirds of repair plans, under 20 stories: ${reserveBands.map((band) => `below ${grouped(band.areaBelow)} m² ${bandText(band)}`).join('; ')}`,
    note: 'Mechanical parking comes on top.',
  },
);

export const reserveGuidelineOfLarge = duty(
  {
    id: 'HOLD-RESERVE-LARGE',
    title: 'Repair reserve fee of large condominiums, guideline',
    title_ja: '修繕積立金ガイドライン (2万㎡以上・20階以上)',
    trigger: 'day of the analysis',
  },
  {
    ...guidelineFrame,
    value: `per m² a month, mean and range of two-thirds of repair plans: from 20,000 m² ${bandText(reserveBandsOfLarge.wide)}; from 20 stories ${bandText(reserveBandsOfLarge.tall)}`,
    confirmed: false,
  },
);

/** Totals of 30 years for one dwelling, yen, and years between two works of a kind, shortest and longest. */
export const repairGuideFigures = {
  years: 30,
  totalPerDwelling: { wood: { small: 1_740_000, family: 2_160_000 }, solid: { small: 1_770_000, family: 2_250_000 } },
  cycles: { exterior: [11, 18], plumbing: [20, 30], equipment: [10, 15], lift: [25, 30] },
} as const;

const cycleText = Object.entries(repairGuideFigures.cycles).map(
  ([work, [shortest, longest]]) => `${work === 'lift' ? 'elevator' : work} ${shortest}–${longest}`,
);

export const repairGuideline: DatedRule<string> = {
  id: 'HOLD-REPAIR-GUIDE',
  title: 'Planned repairs of rented buildings, guide',
  title_ja: '民間賃貸住宅の計画修繕ガイドブック',
  trigger: 'day of the analysis',
  rounding: 'none',
  versions: [
    {
      from: null,
      to: null,
      value: `30 years of repairs per unit: wood ${rangeText([repairGuideFigures.totalPerDwelling.wood.small, repairGuideFigures.totalPerDwelling.wood.family], yenText)}, concrete ${rangeText([repairGuideFigures.totalPerDwelling.solid.small, repairGuideFigures.totalPerDwelling.solid.family], yenText)}; years between works: ${cycleText.join(', ')}`,
      kind: 'statutory',
      source: '国土交通省 民間賃貸住宅の計画修繕ガイドブック',
      confirmed: false,
    },
  ],
};

/** Years until the age correction of a dwelling's assessed value reaches its floor of 0.20. */
export const ageCorrectionYears: Readonly<Record<Structure, number>> = { W: 27, LGS: 30, CB: 45, S: 42, RC: 60, SRC: 60 };

export const ageCorrection: DatedRule<string> = {
  id: 'HOLD-AGE-CORRECTION',
  title: 'Assessed value of buildings, age correction',
  title_ja: '経年減点補正率',
  trigger: 'Jan 1 of the fiscal year',
  rounding: 'none',
  versions: [
    {
      from: null,
      to: null,
      value: `years until the age correction reaches 0.20: ${Object.entries(ageCorrectionYears)
        .map(([structure, years]) => `${structure} ${years}`)
        .join(', ')}`,
      kind: 'statutory',
      source: '固定資産評価基準 別表第9・別表第13',
      confirmed: false,
      note: 'Wood 20–35 years by grade.',
    },
  ],
};
