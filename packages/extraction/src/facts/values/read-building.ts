import { planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { dwellingCounter, squareMetres, storeyMark } from '../../lexicon/units.ts';
import { area, areas } from '../../normalise/area.ts';
import { storeysOf, structureOf, unitsOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { layoutOf, unitMixOf } from '../../normalise/layout.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { landShareOf } from '../../normalise/rights.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';

/** Structure, storeys, floor and number of units of one text, such as `RC造6階/9階建 総戸数89戸`. */
export function construction(text: string): Read[] {
  const { total, basement, floor } = storeysOf(text);
  // `木造2階建 8戸`: the units behind the storeys, at the end.
  const behind = composed`階建て?[\s・/]*(\d{1,3})${dwellingCounter}$`.exec(plainText(text))?.[1];
  return [
    ...one('structure', structureOf(text)),
    ...one('floors_total', total),
    ...one('extra.floors_basement', basement),
    ...one('floor', floor),
    ...one('units', behind ? Number(behind) : unitsOf(text, false)),
  ];
}

/** Storeys of the building and floor of the unit; a bare number under such a label is the building’s. */
export function storeys(text: string, label: string): Read[] {
  const { total, basement, floor } = storeysOf(text);
  const bare = composed.i`^(\d{1,2})${storeyMark}?(?:\s*地下\d+階)?$`.exec(plainText(text))?.[1];
  if (bare && /[階F]/i.test(plainText(text))) {
    const below = /地下(\d+)階/.exec(plainText(text))?.[1];
    // `建物階数: 2階` counts the building's storeys; `階数: 2階` may be either and is settled by what is sold.
    return [
      ...one(/建物|階建|規模|総階|構造|地上/.test(plainText(label)) ? 'floors_total' : 'floor_or_storeys', Number(bare)),
      ...one('extra.floors_basement', below ? Number(below) : null),
    ];
  }
  const units = /\/(\d+)戸$/.exec(plainText(text))?.[1];
  return [
    ...one('floors_total', total ?? (bare && floor === null ? Number(bare) : null)),
    ...one('extra.floors_basement', basement),
    ...one('floor', floor),
    ...one('units', units ? Number(units) : unitsOf(text, false)),
  ];
}

/** Floor of the unit; a bare number under such a label is the unit’s. */
export function floor(text: string): Read[] {
  const plain = plainText(text);
  const bare = /^(-?\d{1,2})$/.exec(plain)?.[1];
  // `地上4階` behind such a label is where the unit is, and no height.
  const read = storeysOf(plain.replace(/^地上\s*(?=\d{1,2}\s*階(?:部分)?$)/, ''));
  const spans = /\d\s*階?\s*[~・]\s*\d+\s*階/.test(plain);
  return [
    ...one('floor', read.floor ?? (bare ? Number(bare) : null)),
    ...one('floors_total', read.total),
    ...one('extra.floors_basement', read.basement),
    ...(spans ? one('extra.floor_raw', plain) : []),
    ...one('structure', structureOf(plain)),
  ];
}

/** An area that can be lived in or let; less is a figure torn off its line. */
const dwelling = (square: number | null): number | null => (square !== null && square >= thresholds.leastFloorArea.value ? square : null);

/** Floor area, or the areas of single floors where no total is printed. */
export function floorArea(text: string): Read[] {
  const plain = plainText(text).replace(/平方メートル|平米/g, 'm2');
  const perFloor = [...plain.matchAll(/\d+(?:階(?:部分)?|F)\s*:?\s*約?(\d[\d,.]*)\s*m2/gi)].map((match) =>
    Number(match[1]?.replaceAll(',', '')),
  );
  const total = /(?:合計|延べ?床?(?:面積)?|(?<!合)計)\s*:?\s*(\d[\d,.]*)\s*m2/.exec(plain)?.[1];
  if (total)
    return [
      ...one('floor_area_m2', Number(total.replaceAll(',', ''))),
      ...one('extra.floor_areas_m2', perFloor.length > 1 ? perFloor : null),
    ];
  // `1階 48.02㎡` and nothing behind it: the size of a storey, which is the whole where nothing else is said.
  if (perFloor.length === 1 && /^\d+階\s*:?\s*約?\d[\d,.]*\s*m2$/.test(plain.trim()))
    return one('floor_area_m2', perFloor[0] ?? null).map((read) => ({ ...read, weak: true, lastResort: true }));
  if (perFloor.length > 1) {
    // `88.60㎡（1階48.86㎡・2階39.74㎡）`: the whole is said before its storeys.
    const [whole] = areas(plain);
    const sum = perFloor.reduce((total, size) => total + size, 0);
    const isWhole = whole !== undefined && Math.abs(whole - sum) < 0.02;
    return [...(isWhole ? one('floor_area_m2', whole) : []), ...one('extra.floor_areas_m2', perFloor)];
  }
  if (/^[^\d]{3,}[\d.]+\s*m2\s*を?含む/.test(plain)) return [];
  const balcony = balconyIn(plain);
  const level = /^(\d+)階部分/.exec(plain)?.[1];
  // Measured between wall centres is the usual figure of an offer where both that and the registered one are printed.
  const centre =
    /(\d[\d,.]*)\s*m2\s*(?:\([^)]*坪\)\s*)?\(?壁芯/.exec(plain)?.[1] ?? /壁芯(?:面積)?\s*:?\s*(\d[\d,.]*)\s*m2/.exec(plain)?.[1];
  return [
    ...one('floor_area_m2', dwelling(centre ? Number(centre.replaceAll(',', '')) : area(plain))),
    ...one('extra.balcony_m2', balcony),
    ...(level ? [{ field: 'floor', value: Number(level), weak: true } as const] : []),
  ];
}

/** Building and land area printed in one cell. */
export function mixedAreas(text: string, label: string): Read[] {
  const plain = plainText(text);
  // `広さ 38.12㎡（壁芯） バルコニー 5.4㎡`: measured as rooms are.
  if (/壁芯|壁心|内法|バルコニー/.test(plain) && !/土地|敷地/.test(plain)) return floorArea(text);
  const building = /(?:建物|専有|延床|延)\s*(?:面積)?\s*:?\s*(\d[\d,.]*)\s*m2/.exec(plain)?.[1];
  const land = /(?:土地|敷地)\s*(?:面積)?\s*:?\s*(\d[\d,.]*)\s*m2/.exec(plain)?.[1];
  const asNumber = (value: string | undefined): number | null => (value ? Number(value.replaceAll(',', '')) : null);
  if (building || land) return [...one('floor_area_m2', asNumber(building)), ...one('land_area_m2', asNumber(land))];
  const all = areas(plain);
  if (all.length === 2 && /\//.test(label)) {
    const landFirst = plainText(label).startsWith('土地');
    return [...one('land_area_m2', all[landFirst ? 0 : 1]), ...one('floor_area_m2', all[landFirst ? 1 : 0])];
  }
  return all.length === 1 ? one('floor_area_m2', all[0]).map((read) => ({ ...read, weak: true })) : [];
}

/** Land area and a share in it. */
export function landArea(text: string): Read[] {
  // `延床 812.40㎡` under 面積 in the group of the land above it.
  if (/^(?:延床|延べ|延|専有|建物)/.test(plainText(text))) return floorArea(text);
  return [
    ...one('land_area_m2', area(text)),
    ...(/^[^私]*持分/.test(text) ? one('extra.land_share', landShareOf(text.slice(text.indexOf('持分')))) : []),
  ];
}

/** Plan of a unit, or the mix of units of a building. */
const areaBehindPlan = (plain: string): number | null => {
  const found = composed`^\d{1,2}${planKind}\s*\((?:専有(?:面積)?:?)?\s*(\d{2,3}(?:\.\d{1,2})?)\s*${squareMetres}\)$`.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
};

/** `1階店舗＋2・3階住居4LDK`: a dwelling beside a shop is a part of the house, and its plan not that of the whole. */
const besideShop = (plain: string): boolean => /店舗|事務所|テナント|オフィス/.test(plain) && /住居|住宅|居宅|\d\s*階|[+＋]/.test(plain);

/** `1階 店舗／2階 2DK`: a shop and a dwelling in one house, of which the plan is that of a part. */
export function isShopAndDwelling(plain: string): boolean {
  const parts = plain.split(composed`[/／・、,+＋\n]|\s(?=\d{1,2}${storeyMark}|住居|居宅|住宅|店舗|事務所)`).map((part) => part.trim());
  const hasUse = parts.some((part) => /^(?:店舗|事務所|工場|作業場)$/.test(part));
  return (
    parts.some((part) => /店舗|事務所|作業場|工場|医院|診療所/.test(part) && layoutOf(part) === null && !/可|利用|相談|不可/.test(part)) &&
    parts.some((part) => layoutOf(part) !== null && (hasUse || composed.i`${storeyMark}|住居|居宅|住宅|×`.test(part)))
  );
}

export function layout(text: string): Read[] {
  const mixed = isShopAndDwelling(plainText(text)) || (besideShop(plainText(text)) && layoutOf(text) !== null);
  if (mixed)
    return [...one('extra.layout_raw', plainText(text).split('\n').join(' ').slice(0, 80)), ...one('extra.unit_mix', unitMixOf(text))];
  const plan = layoutOf(text);
  // `2DK × 6戸`, `1K 8戸`: rooms of one plan, and nothing beside them.
  const alike =
    composed`^\d{1,2}${planKind}(?:\s*[×xX*]\s*|\s+|\()(?:全|計)?(\d{1,3})\s*(?:${dwellingCounter}|世帯|部屋)\)?(?:\([^)]*\))?$`.exec(
      plainText(text),
    )?.[1];
  const empty = composed`うち\s*\d+\s*${dwellingCounter}(?:が|は)?(?:募集中|空)`.test(plainText(text)) ? occupancyOf(text) : null;
  return [
    ...(alike === undefined ? [] : one('units', Number(alike)).map((read) => ({ ...read, weak: true }))),
    ...one('layout', plan),
    ...one('occupancy', empty).map((read) => ({ ...read, weak: true })),
    // `1LDK（38.20㎡）`: the area of the unit behind its plan.
    ...one('floor_area_m2', plan === null ? null : areaBehindPlan(plainText(text))).map((read) => ({ ...read, weak: true })),
    ...one('extra.unit_mix', unitMixOf(text)),
    ...(plan && plainText(text) !== plan ? one('extra.layout_raw', plainText(text).split('\n')[0]?.slice(0, 80)) : []),
  ];
}

/** The area of a balcony that a text names: `バルコニー 4.2㎡`, `ベランダ面積：5㎡`, `plus balcony of 6.5 sqm`. */
function balconyIn(plain: string): number | null {
  const behind = /(?:バルコニー|ベランダ|balcony|veranda|terrace)(?:\s*(?:面積|area|of))?\s*:?\s*約?(\d[\d,.]*)\s*m2/i.exec(plain)?.[1];
  const before = /(?:\+|plus|with|and|,)\s*(?:an?\s+)?(\d[\d,.]*)\s*m2\s*(?:of\s+)?(?:balcony|veranda|terrace)/i.exec(plain)?.[1];
  const found = behind ?? before;
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

/** Balcony area among other areas. */
export function otherAreas(text: string): Read[] {
  return one('extra.balcony_m2', balconyIn(plainText(text)));
}

const bracketOfBuilding = /\s*[(（]([^()（）]*(?:造|[SR]C|築|(?:昭和|平成|令和|\d{4}年?)[^()（）]*月)[^()（）]*)[)）]$/;

/** `店舗付住宅（鉄骨造3階建・昭和63年5月）` without what the bracket says of the building. */
export function withoutBuilding(kind: string): string {
  return kind.replace(bracketOfBuilding, '');
}

/** Structure, storeys and year of construction in the bracket behind a kind of property. */
export function buildingInBrackets(kind: string): Read[] {
  const said = bracketOfBuilding.exec(kind)?.[1];
  return said === undefined ? [] : [...construction(said), ...one('built', builtOf(said))].map((read) => ({ ...read, weak: true }));
}
