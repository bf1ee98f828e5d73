import type { Subject } from '../facts/subject.ts';
import type { DefaultValue } from './assumption.ts';

const commercial = /店舗|事務所|オフィス|テナント|倉庫|診療所/;
const mixedUse = /店舗(付|併用|兼)|事務所(付|併用|兼)|併用住宅|店舗・事務所/;

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

/** Share of the floor area that is dwellings, by the areas of the rent roll; null where it lists no shop or office, or not every area. */
function shareOfRentRoll(subject: Subject): number | null {
  const lines = subject.extra.rent_roll ?? [];
  const isCommercial = (line: (typeof lines)[number]) => commercial.test(`${line.layout ?? ''}${line.unit ?? ''}`);
  if (!lines.some(isCommercial) || lines.some((line) => positive(line.area_m2) === null)) return null;
  const sum = (some: typeof lines) => some.reduce((total, line) => total + (line.area_m2 ?? 0), 0);
  return sum(lines.filter((line) => !isCommercial(line))) / sum(lines);
}

/** Residential share of a building in percent, where the facts say that not all of it is dwellings; null for a purely residential one. */
export function residentialShareOf(subject: Subject): DefaultValue | null {
  if (subject.isCondominium) return null;
  const stated = positive(subject.extra.residential_floor_area_m2);
  const floor = subject.values.floor_area_m2;
  const share = stated !== null && floor !== null ? Math.min(1, stated / floor) : shareOfRentRoll(subject);
  if (share !== null) {
    const value = Math.round(share * 10_000) / 100;
    return {
      value,
      low: value,
      high: value,
      reason: 'Residential part of the floor area, from the areas the sources state.',
      source: null,
    };
  }
  if (!mixedUse.test(`${subject.text}\n${subject.extra.unit_mix ?? ''}\n${subject.extra.property_name ?? ''}`)) return null;
  return {
    value: 80,
    low: 50,
    high: 100,
    reason: 'The sources mention a shop or office but not its size; 80% residential is assumed.',
    source: null,
  };
}
