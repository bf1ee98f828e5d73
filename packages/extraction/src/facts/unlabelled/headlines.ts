import { leaseholdRight, leaseLaw, ownership, superficies } from '../../lexicon/land-rights.ts';
import { planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import { zoneInFull } from '../../lexicon/zones.ts';
import { storeysOf } from '../../normalise/construction.ts';
import { dateOf } from '../../normalise/dates.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';

const zoneAlone = composed`^${zoneInFull}$`;

/** Layout, area and floor that a flyer sets large and without labels: `2LDK 61.37㎡ 5階部分`. */
export function headlines(text: string): Read[] {
  const plain = plainText(text)
    .replace(/\((?:壁芯|内法|登記)\)/g, '')
    .replace(/(?:^|\s)[■●◆◇□◎○★▪▽]\s*(?=\S)/g, ' ')
    .trim();
  const words = plain.split(/[\s/|・]+/);
  const parts = plain.split(/\s*[/|・•,]\s*/);
  const area = words
    .concat(parts)
    .map((word) => /^(?:専有(?:面積)?:?)?(\d{1,4}(?:\.\d+)?)\s*(?:m2|平米|sqm|sq\.?\s?m)$/.exec(word)?.[1])
    .find((word) => word !== undefined);
  const floor = words
    .map((word) => /^(\d{1,2})(?:F|階(?:部分|の部屋)?(?:\d{3,4}号室)?)$/.exec(word)?.[1])
    .find((word) => word !== undefined);
  // `7階／12階建`: the floor of the unit and the storeys of its building.
  const both = /(?:^|[\s|・,])((?:\d{1,2}|B\d)階(?:部分)?\s*\/\s*(?:地上)?\d{1,2}階建?て?)(?=$|[\s|・,])/.exec(plain)?.[1];
  const level = both === undefined ? null : storeysOf(both);
  // `第一種住居地域／60・200`: the ratios behind the zone.
  const ratios = /地域\s*[/|(]\s*(\d{2})\s*・\s*(\d{2,3})\s*(?=$|[/|)])/.exec(plain);
  return [
    ...one('floors_total', level?.total),
    ...one(
      'layout',
      // `木造アパート一棟 1LDK 6世帯`: the plan of each of several homes.
      /世帯|[一1]棟|棟売|棟マンション|棟アパート|[KR]\s*[×xX*]\s*\d/.test(plain)
        ? null
        : words.map((word) => (composed.i`^\d${planKind}(?:\+\S{1,3})?$`.test(word) ? layoutOf(word) : null)).find((word) => word !== null),
    ),
    ...one('floor_area_m2', area ? Number(area) : null),
    ...one('floor', level?.floor ?? (floor ? Number(floor) : null)),
    ...one(
      'land_rights',
      words.find((word) => composed`^(?:${ownership}|${leaseLaw}?${leaseholdRight}|${superficies})$`.test(word)),
    ),
    ...one(
      'zoning',
      words.find((word) => zoneAlone.test(word)),
    ),
    ...(ratios === null ? [] : [...one('building_coverage_pct', Number(ratios[1])), ...one('floor_area_ratio_pct', Number(ratios[2]))]),
    ...parts.flatMap(englishHeadline),
  ];
}

/** A part of an English headline: `5th floor of 8`, `built 1992`. */
function englishHeadline(part: string): Read[] {
  const { floor, total } = /\bfloor\b|^\d+F\b/i.test(part) ? storeysOf(part) : { floor: null, total: null };
  const built = /^(?:built|completed)(?: in)?\s+((?:[A-Z][a-z]+\s+)?\d{4})$/i.exec(part)?.[1];
  return [...one('floor', floor), ...one('floors_total', total), ...one('built', built ? dateOf(built) : null)];
}
