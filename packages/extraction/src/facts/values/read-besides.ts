import { rightToLand } from '../../lexicon/land-rights.ts';
import { planKind } from '../../lexicon/layouts.ts';
import { assumedIncome, fullyLet, letBegins, presentState, stateToday, tenanted } from '../../lexicon/occupancy.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { dwellingCounter, unitCounter } from '../../lexicon/units.ts';
import { zoneInFull } from '../../lexicon/zones.ts';
import { areas } from '../../normalise/area.ts';
import { storeysOf, structureOf, unitsOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { layoutOf, unitMixOf } from '../../normalise/layout.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { coverageAndRatio } from '../../normalise/percent.ts';
import { landRightsOf } from '../../normalise/rights.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { isShopAndDwelling } from './read-building.ts';

/** Labels whose value may go on to speak of other things about land and building. */
const ofBuilding: ReadonlySet<ReadingName> = new Set([
  'floor_area',
  'areas',
  'construction',
  'construction_built',
  'storeys',
  'built',
  'units',
  'layout',
  'floor',
  'category',
] as const);
const ofLand: ReadonlySet<ReadingName> = new Set(['land_area', 'areas', 'site_area', 'zoning', 'land_rights', 'category'] as const);
const ofRent: ReadonlySet<ReadingName> = new Set([
  'rent_annual',
  'rent_annual_current',
  'rent_monthly',
  'rent_monthly_current',
  'rent_year_month',
  'units',
  'yield_full',
  'yield_current',
] as const);

/** Rents behind which the yield that they give may stand in brackets. */
const rents: ReadonlySet<ReadingName> = new Set([
  'rent_annual',
  'rent_annual_full',
  'rent_annual_current',
  'rent_monthly',
  'rent_monthly_full',
  'rent_monthly_current',
] as const);

const size = String.raw`\s*:?\s*約?(\d[\d,]*(?:\.\d+)?)\s*(?:m2|平米|平方メートル)`;
const floorSize = new RegExp(`(?:延べ?床?(?:面積)?|専有(?:面積)?|床面積|建物面積|延)${size}`);
const landSize = new RegExp(`(?:土地|敷地|公簿|実測|地積)(?:面積)?${size}`);

const dated = oneOf(
  '',
  /((?:(?:19|20)\d\d|(?:昭和|平成|令和|[SHR])\s*(?:\d{1,2}|元))\s*[年./]\s*(?:\d{1,2}\s*月?)?)\s*(?:新築|築|竣工|完成|建築)/,
  /築(?:年月)?\s*:?\s*((?:19|20)\d\d年(?:\d{1,2}月)?)|\s((?:(?:19|20)\d\d|昭和\d{1,2}|平成(?:\d{1,2}|元)|令和(?:\d{1,2}|元))年\d{1,2}月)$/,
);

function number(text: string | undefined): number | null {
  return text ? Number(text.replaceAll(',', '')) : null;
}

/** `13戸(全戸 1LDK)`: the plan that all dwellings of a building have, behind their number. */
const planOfAll = composed`\d\s*${dwellingCounter}\s*\((?:全${dwellingCounter}|各${dwellingCounter}|間取り?)\s*:?\s*(\d${planKind})\)$`;

/** `1階 63.76㎡ 2階 38.92㎡`: the size of a storey says nothing of where a dwelling lies. */
const sizeOfStorey = /\d\s*階(?:部分)?\s*:?\s*約?\d[\d,.]*\s*(?:m2|平米|平方メートル)/;
/** `1K × 6, 1LDK × 4`: the plans of several dwellings. */
const countedPlans = composed`\d${planKind}\s*[×xX*]\s*\d`;

function building(reading: ReadingName, plain: string): Read[] {
  const { total, floor } = storeysOf(plain.replaceAll('\n', ' '));
  const structure = structureOf(plain);
  const only = reading === 'construction' || reading === 'storeys' ? areas(plain) : [];
  const date =
    dated.exec(plain) ??
    /,\s*((?:19|20)\d\d)$/.exec(reading === 'construction' ? plain : '') ??
    /(?:completed|built)\s+(?:in\s+)?([A-Z][a-z]+\.?\s+\d{4})/.exec(plain);
  return [
    ...one('structure', structure),
    ...(reading === 'units' || reading === 'layout' || !dwellingCounter.pattern.test(plain) ? [] : one('extra.unit_mix', unitMixOf(plain))),
    ...one('floors_total', structure !== null || /階建|F建/.test(plain) ? total : null),
    ...one(
      'floor',
      total !== null ||
        (['layout', 'floor_area', 'areas'].includes(reading) &&
          /階(?:部分|\s|$)/.test(plain) &&
          (plain.match(/\d\s*階/g) ?? []).length < 2 &&
          !sizeOfStorey.test(plain))
        ? floor
        : null,
    ),
    ...one(
      'floor_area_m2',
      number(floorSize.exec(plain)?.[1]) ?? (only.length === 1 && !/敷地|土地|バルコニー/.test(plain) ? only[0] : null),
    ),
    ...one('built', date ? builtOf(date[1] ?? date[2] ?? date[3] ?? '') : null),
    ...one(
      'layout',
      isShopAndDwelling(plain)
        ? null
        : reading === 'floor_area' || reading === 'floor'
          ? layoutOf(plain)
          : composed`\d\s*${dwellingCounter}`.test(plain) || countedPlans.test(plain)
            ? layoutOf(planOfAll.exec(plain)?.[1] ?? '')
            : layoutOf(composed`(?:^|[、,・\s])(\d${planKind})(?=[、,・\s]|$)`.exec(plain)?.[1] ?? ''),
    ),
    ...one(
      'units',
      unitsOf(plain, false) ??
        number(/[1一]棟\s*(\d{1,3})\s*戸/.exec(plain)?.[1]) ??
        number(/(?:^|[,\s])(\d{1,3})\s+(?:units|apartments)\b/i.exec(plain)?.[1]),
    ),
  ];
}

function land(reading: ReadingName, plain: string): Read[] {
  const coverage = /建(?:ぺい|蔽|ペイ)率?\D{0,3}(\d{2,3})\s*%/.exec(plain)?.[1] ?? /\bBCR\s*:?\s*(\d{2,3})\s*%/i.exec(plain)?.[1];
  const ratio = /(?<!率\s?[/・]\s?)容積率?\D{0,3}(\d{2,4})\s*%/.exec(plain)?.[1];
  const right =
    rightToLand.exec(plain)?.[0] ??
    (reading === 'category' ? /\b(?:freehold|leasehold)\b/i : /\b(?:freehold|leasehold)\b[^,;(]{0,20}/i).exec(plain)?.[0].trim();
  // `141.62㎡（所有権） 商業地域 80％／600％`: beside a size only right behind the zone.
  const ratios = reading === 'zoning' ? plain : (/地域\s*[(/・、,]?\s*\d{2,3}\s*%.*$/.exec(plain)?.[0] ?? '');
  const both = coverageAndRatio(/\d{2,3}\s*%\s*[/・]\s*\d{2,4}\s*%/.exec(ratios)?.[0] ?? '');
  return [
    ...one('land_area_m2', number(landSize.exec(plain)?.[1])),
    // `宅地 296.41㎡`, `238.42㎡ 所有権 地目：宅地`.
    ...one(
      'extra.land_category',
      reading === 'zoning'
        ? null
        : (/^(宅地|山林|原野|雑種地|畑|田)(?=[\s:、(])|[\s/・、)](宅地|雑種地)(?=$|[\s/・、(])/
            .exec(plain)
            ?.slice(1)
            .find((word) => word !== undefined) ?? null),
    ),
    ...one(
      'land_rights',
      right && reading !== 'land_rights' ? landRightsOf(plain.startsWith(right) && reading !== 'category' ? plain : right) : null,
    ),
    ...one('zoning', reading === 'zoning' ? null : zoneInFull.exec(plain)?.[0]),
    ...one('building_coverage_pct', number(coverage) ?? both?.coverage),
    ...one('floor_area_ratio_pct', number(ratio) ?? both?.ratio),
  ];
}

/**
 * What a value says beside the thing its label names: structure and storeys beside an area, the right beside the land,
 * empty rooms beside a rent. Of the lowest rank: a label of its own speaks louder.
 */
export function readBesides(reading: ReadingName, text: string): Read[] {
  const plain = plainText(text);
  const reads = [
    ...(ofBuilding.has(reading) ? building(reading, plain) : []),
    ...(ofLand.has(reading) ? land(reading, plain) : []),
    ...(ofRent.has(reading) &&
    composed`空(?:室|き)?\s*[:が]?\s*\d|区画空|tenant|\d+\s*${unitCounter}\s*(?:空|中)|${fullyLet}稼働|${fullyLet}${tenanted}`.test(plain)
      ? one('occupancy', occupancyOf(plain))
      : []),
  ];
  if (ofRent.has(reading) && reading !== 'units')
    reads.push(...one('units', number(composed`(\d{1,3})\s*${unitCounter}中\s*\d`.exec(plain)?.[1])));
  const running = ofRent.has(reading)
    ? composed`(?:現在|${presentState}|うち|\()\s*:?\s*(\d{1,3}\s*${unitCounter}が?${letBegins}\S{0,4})`.exec(plain)?.[1]
    : null;
  reads.push(...one('extra.current_status_raw', running));
  const beside =
    rents.has(reading) || reading === 'price'
      ? (composed`\((?:表面|${fullyLet}時?|${assumedIncome}|現[況行状])*利回り?\s*:?\s*約?(\d{1,2}(?:\.\d+)?)\s*%`.exec(plain)?.[1] ??
        /円\s*\((\d{1,2}\.\d{1,3})\s*%\)/.exec(plain)?.[1] ??
        // `15,336,000円（月額1,278,000円） 利回り6.44%`, behind one rent and no other.
        (composed`${fullyLet}|${assumedIncome}|${stateToday}`.test(plain)
          ? null
          : /円\)?[\s/、・]*(?:表面)?利回り?\s*:?\s*約?(\d{1,2}(?:\.\d+)?)\s*%$/.exec(plain)?.[1]))
      : null;
  reads.push(...one(reading.endsWith('_current') ? 'extra.current_gross_yield_pct' : 'gross_yield_pct', number(beside ?? undefined)));
  return reads.map((read) => ({ ...read, weak: true, lastResort: true }));
}
