import { csvRecords } from '../build/pack.ts';
import { areaOf } from '../src/market/areas.ts';
import { rentLevel } from '../src/market/rent-level.ts';
import { municipalities } from '../src/municipalities.ts';

/** A mean asking rent that a portal published for a city or prefecture, and what the rent level gives for the same. */
export interface PublishedRent {
  id: string;
  stated: number;
  value: number;
  low: number;
  high: number;
}

const sizes: Record<string, number> = { '<=30': 22, '30-50': 40, '50-70': 60, '>70': 80 };
/** Age of what is offered, years: the publisher names none. */
const usualAge = 20;

/** Codes of the area that a row names. */
function codesOf(area: string): string[] {
  const of = (test: (one: (typeof municipalities)[number]) => boolean) => municipalities.filter(test).map(({ code }) => code);
  if (area === '東京23区') return of(({ code }) => /^131(?:0[1-9]|1\d|2[0-3])$/.test(code));
  if (area === '東京都下') return of(({ code, name }) => code.startsWith('132') && name.endsWith('市'));
  if (area.endsWith('県')) return of(({ prefecture, ward, name }) => prefecture === area && (ward !== null || name.endsWith('市')));
  return of(({ city }) => city === area);
}

/** Published means beside the mean of the rent level over the area, wards weighted by persons. */
export function publishedRents(csv: string): PublishedRent[] {
  return csvRecords(csv).flatMap((row) => {
    const areaM2 = sizes[row.size_band ?? ''];
    if (areaM2 === undefined) return [];
    const levels = codesOf(row.area ?? '').flatMap((code) => {
      const level = rentLevel({
        code,
        areaM2,
        ageYears: usualAge,
        structure: row.type === 'アパート' ? 'W' : 'RC',
        floor: null,
        floorsTotal: null,
        walkMinutes: 7,
        isByBus: false,
      });
      return level ? [{ level, weight: areaOf(code)?.population ?? 0 }] : [];
    });
    const weights = levels.reduce((sum, { weight }) => sum + weight, 0);
    if (weights === 0) return [];
    const mean = (of: 'value' | 'low' | 'high') => levels.reduce((sum, { level, weight }) => sum + level[of] * weight, 0) / weights;
    return [
      {
        id: `${row.month} ${row.area} ${row.type} ${row.size_band}`,
        stated: Number(row.avg_rent_incl_fees_yen),
        value: mean('value'),
        low: mean('low'),
        high: mean('high'),
      },
    ];
  });
}
