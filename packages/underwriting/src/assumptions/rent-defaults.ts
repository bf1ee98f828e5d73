import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import { dwellingAreaSqm, familyUnitSqm } from '../facts/property-class.ts';
import { publicRent, statedRent } from '../facts/rent.ts';
import { type Subject, usualAgeYears } from '../facts/subject.ts';
import type { Assumption, DefaultValue } from './assumption.ts';

/** Yen a month per m² where no public level is known: middle, low, high. Small units cost more per m². */
const rentPerSqm: Record<'single' | 'family', Record<PlaceBand, readonly [number, number, number]>> = {
  single: {
    tokyo_wards: [3_700, 2_900, 4_700],
    major_city: [2_500, 1_800, 3_300],
    commuter_belt: [2_200, 1_600, 2_900],
    regional: [1_800, 1_300, 2_400],
  },
  family: {
    tokyo_wards: [3_000, 2_300, 4_000],
    major_city: [1_900, 1_400, 2_500],
    commuter_belt: [1_500, 1_000, 2_100],
    regional: [1_000, 650, 1_450],
  },
};

const layoutArea: readonly (readonly [RegExp, number, number, number])[] = [
  [/^1R|^1K/, 22, 16, 30],
  [/^1DK/, 30, 24, 38],
  [/^1LDK|^2K/, 40, 32, 50],
  [/^2DK/, 45, 38, 55],
  [/^2LDK|^3K|^3DK/, 58, 48, 70],
  [/^3LDK/, 70, 60, 85],
  [/^[4-9]/, 85, 72, 120],
];

function assumedFloorArea(subject: Subject): DefaultValue | null {
  if (subject.values.floor_area_m2 !== null) return null;
  const layout = layoutArea.find(([pattern]) => pattern.test(subject.values.layout ?? ''));
  const perUnit: readonly [number, number, number] = layout
    ? [layout[1], layout[2], layout[3]]
    : subject.kind === 'detached_house'
      ? [95, 75, 125]
      : [30, 20, 50];
  const count = subject.unitsUsed;
  return {
    value: perUnit[0] * count,
    low: perUnit[1] * count,
    high: perUnit[2] * count,
    reason: 'No floor area is stated; this is typical of the layout or type.',
    source: null,
  };
}

export const rentDefaults = {
  monthly_rent: {
    label: 'Rent entered by you',
    label_ja: null,
    unit: 'JPY/month',
    definition: 'Monthly full-occupancy rent that replaces the sources’ rent.',
    limits: [1, 10_000_000_000],
    defaultFor: () => null,
  },
  typical_gross_yield: {
    label: 'Typical gross yield',
    label_ja: '想定表面利回り',
    unit: 'percent',
    definition:
      'Annual rent ÷ price, entered by you to assume a rent if none is stated. We do not assume one, because a rent derived from the price tests nothing.',
    limits: [1, 30],
    defaultFor: () => null,
  },
  rent_per_m2: {
    label: 'Monthly rent per m²',
    label_ja: '想定賃料単価',
    unit: 'JPY/m2',
    definition:
      'Monthly rent per m² of floor area, if no rent is stated and no public rent data is available. It does not depend on the price.',
    limits: [100, 30_000],
    defaultFor: (subject) => {
      if (statedRent(subject) !== null || publicRent(subject) !== null) return null;
      const [value, low, high] = rentPerSqm[dwellingAreaSqm(subject) >= familyUnitSqm ? 'family' : 'single'][subject.band];
      return {
        value,
        low,
        high,
        reason: `Our rough default for ${placeBandNames[subject.band]}; a manager’s rent estimate would settle it.`,
        source: null,
      };
    },
  },
  floor_area: {
    label: 'Assumed floor area',
    label_ja: '想定床面積',
    unit: 'm2',
    definition: 'Floor area used if none is stated.',
    limits: [5, 100_000],
    defaultFor: assumedFloorArea,
  },
  building_age: {
    label: 'Assumed age',
    label_ja: '想定築年数',
    unit: 'years',
    definition: 'Building age used if no completion date is stated.',
    limits: [0, 120],
    defaultFor: (subject) =>
      subject.ageMonths === null
        ? {
            value: usualAgeYears,
            low: 15,
            high: 45,
            reason: 'No completion date is stated; 30 years is the median age of housing for sale.',
            source: null,
          }
        : null,
  },
} as const satisfies Record<string, Assumption>;
