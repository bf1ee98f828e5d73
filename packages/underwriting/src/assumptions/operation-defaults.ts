import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import { dwellingAreaSqm, familyUnitSqm } from '../facts/property-class.ts';
import type { Subject } from '../facts/subject.ts';
import { type Region, regionOf } from '../rules/regions.ts';
import type { Structure } from '../rules/structure.ts';
import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { assumedGroundRent } from './assumed-ground-rent.ts';
import type { Assumption, DefaultValue } from './assumption.ts';
import { fixed } from './fixed-default.ts';

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Where the survey gives no rental vacancy, percent. */
const vacancyByBand: Record<PlaceBand, number> = { tokyo_wards: 5, major_city: 5, commuter_belt: 6, regional: 8 };
/** Months of rent to agents, less what tenants pay as key money and for renewals. */
const netReletting: Record<Region, number> = { capital_area: 0.2, kinki: 0.3, chubu: 0.7, other: 0.7 };
const insuranceRate: Record<Structure, readonly [number, number, number]> = {
  W: [0.3, 0.15, 0.5],
  LGS: [0.22, 0.12, 0.35],
  CB: [0.18, 0.1, 0.3],
  S: [0.16, 0.09, 0.28],
  RC: [0.12, 0.06, 0.22],
  SRC: [0.12, 0.06, 0.22],
};

/**
 * Turnover cost of one dwelling: by its area, and no more than two and a half months of its rent where the rent is known.
 * @param monthlyRent full rent of a month of all dwellings, yen; null where it is estimated
 */
export function restorationAt(subject: Subject, monthlyRent: number | null): DefaultValue {
  const byArea = dwellingAreaSqm(subject) * 4_500;
  const most = monthlyRent === null ? byArea : (2.5 * monthlyRent) / subject.unitsUsed;
  const value = Math.min(500_000, Math.max(40_000, Math.round(Math.min(byArea, most) / 1_000) * 1_000));
  return {
    value,
    low: Math.round(value * 0.6),
    high: Math.round(value * 1.7),
    reason: 'About ¥4,500 per m², capped at 2.5 months of a rent that is stated or entered.',
    source: null,
  };
}

export const operationDefaults = {
  vacancy: {
    label: 'Vacancy and credit loss',
    label_ja: '空室・滞納損',
    unit: 'percent',
    definition: figureTerms.vacancyLoss.definition,
    limits: [0, 90],
    defaultFor: (subject) => {
      const surveyed = subject.levels?.rental_vacancy?.place?.value ?? null;
      const value = surveyed === null ? vacancyByBand[subject.band] : inHundredths(Math.min(12, Math.max(3, 1 + 0.28 * surveyed)));
      return {
        value,
        low: inHundredths(value * 0.6),
        high: inHundredths(value * 1.8),
        reason:
          surveyed === null
            ? `Our default for ${placeBandNames[subject.band]}; the municipality’s rental vacancy is not available.`
            : `1 + 0.28 × ${surveyed}%, the municipality’s rental vacancy in the 2023 survey. Managed rental stock is 92%–96% occupied, above the survey’s whole stock.`,
        source: 'Housing and Land Survey 2023 (住宅・土地統計調査); 日本賃貸住宅管理協会 日管協短観',
      };
    },
  },
  management_rate: {
    label: 'Property management fee',
    label_ja: '賃貸管理手数料',
    unit: 'percent',
    definition: 'The rental manager’s fee ÷ collected rent, including consumption tax.',
    limits: [0, 30],
    defaultFor: fixed(
      5,
      3.3,
      5.5,
      'Average of managers, including consumption tax: two thirds charge 5%, others 3% or 4%.',
      '日本賃貸住宅管理協会 FY2023',
    ),
  },
  turnover: {
    label: 'Annual tenant turnover',
    label_ja: '年間退去率',
    unit: 'percent',
    definition: 'Share of leases ending in a year: 12 ÷ average stay in months.',
    limits: [0, 200],
    defaultFor: (subject) =>
      dwellingAreaSqm(subject) >= familyUnitSqm
        ? { value: 19.67, low: 12, high: 28, reason: 'Families stay 61 months on average.', source: '日本賃貸住宅管理協会 2022' }
        : { value: 30.77, low: 22, high: 45, reason: 'Single tenants stay 39 months on average.', source: '日本賃貸住宅管理協会 2022' },
  },
  reletting_months: {
    label: 'Leasing cost',
    label_ja: '広告料 (AD)',
    unit: 'months',
    definition: 'Months of rent paid to agents per new lease − key money and the owner’s share of renewal fees.',
    limits: [0, 6],
    defaultFor: (subject) => {
      const value = netReletting[regionOf(subject.prefecture)];
      return {
        value,
        low: 0,
        high: 2,
        reason:
          'Agents are paid about one month’s rent, offset by key money and renewal fees where customary. In weak markets owners pay two months’ rent.',
        source: '東急住宅リース research on key money and renewal fees',
      };
    },
  },
  restoration: {
    label: 'Turnover cost',
    label_ja: '原状回復費',
    unit: 'JPY',
    definition: 'Owner’s cost to make a unit leasable again, per move-out.',
    limits: [0, 10_000_000],
    defaultFor: (subject) => restorationAt(subject, null),
  },
  upkeep_per_unit: {
    label: 'Building upkeep per unit',
    label_ja: '建物維持費',
    unit: 'JPY/month',
    definition: 'Cleaning, common-area electricity, inspections and minor repairs, per unit.',
    limits: [0, 200_000],
    defaultFor: (subject) => {
      if (subject.isCondominium)
        return {
          value: 1_000,
          low: 500,
          high: 2_000,
          reason: 'Minor repairs inside the unit; condominium fees cover the building.',
          source: null,
        };
      if (subject.kind === 'detached_house')
        return {
          value: 3_000,
          low: 1_500,
          high: 6_000,
          reason: 'Minor repairs and inspections; the tenant pays for garden care and electricity.',
          source: null,
        };
      return {
        value: 2_500,
        low: 1_500,
        high: 5_000,
        reason: 'Cleaning, common-area electricity, fire inspection and minor repairs; an elevator adds ¥400,000–¥700,000 a year.',
        source: null,
      };
    },
  },
  insurance_rate: {
    label: 'Fire and earthquake insurance',
    label_ja: '火災・地震保険料率',
    unit: 'percent',
    definition: 'Yearly premium ÷ replacement cost.',
    limits: [0, 3],
    defaultFor: (subject) => {
      const [value, low, high] = insuranceRate[subject.structureUsed];
      // The frame of a condominium is insured by the association.
      const share = subject.isCondominium ? 0.5 : 1;
      return {
        value: value * share,
        low: low * share,
        high: high * share,
        reason: subject.isCondominium
          ? 'Typical premium for the inside of a unit with earthquake cover; the owners’ association insures the building.'
          : 'Typical premium with earthquake cover; premiums differ up to fourfold by site, so a quote settles it.',
        source: null,
      };
    },
  },
  insurance_term: {
    label: 'Prepaid insurance',
    label_ja: '保険期間',
    unit: 'years',
    definition: 'Years of premium paid at closing.',
    limits: [0, 5],
    whole: true,
    defaultFor: fixed(5, 1, 5, 'Five years is the longest term since Oct 2022, and lenders commonly ask for it.'),
  },
  ground_rent: {
    label: 'Assumed ground rent',
    label_ja: '想定地代',
    unit: 'JPY/month',
    definition: 'Monthly rent of the land under a leasehold, if none is stated.',
    limits: [0, 10_000_000],
    defaultFor: (subject) => (subject.isLeasehold && subject.charges.groundRent === null ? assumedGroundRent(subject) : null),
  },
} as const satisfies Record<string, Assumption>;
