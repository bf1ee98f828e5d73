import type { PropertyKind } from '@rimawari/underwriting';
import { groundRent } from '../../lexicon/land-rights.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { isPrinted } from '../../reading/source-reading.ts';
import type { Gathered } from '../gathered.ts';

type OfferedThing = PropertyKind | 'land' | null;

const patterns: [RegExp, OfferedThing][] = [
  [
    /(?:一|1)棟(?:売り?)?(?:アパート|マンション|もの|収益)?(?!.*(?:ビル|店舗|事務所))|アパート一棟|マンション一棟|一棟物件|共同住宅|(?:whole|entire) building|apartment building/i,
    'apartment_building',
  ],
  [
    /(?<!売却)区分(?!番号)|投資用マンション|中古マンション|新築マンション|分譲マンション|リゾートマンション|マンション\(?区分|condominium|mansion|\bcondo\b/i,
    'condominium_unit',
  ],
  [
    /(?:一|1)棟(?:売り?)?(?:ビル|商業)|(?<!デ)ビル(?!ト|トイン|ダ)|店舗|事務所|ホテル|旅館|ペンション|倉庫|工場|民泊|office|shop|hotel|warehouse/i,
    'other_building',
  ],
  [/一戸建|戸建|一軒家|居宅|テラスハウス|貸家|\bhouse\b|detached/i, 'detached_house'],
  [/アパート/, 'apartment_building'],
  [/マンション|apartment/i, 'condominium_unit'],
  [/売地|底地|土地|宅地(?!造成)|更地|\bland\b/i, 'land'],
];

function byWords(text: string): OfferedThing {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function has(gathered: Gathered, ...readings: string[]): boolean {
  return gathered.pairs.some((pair) => readings.includes(pair.reading));
}

/** True where the source prints anything a bare plot does not have. */
function hasBuilding(gathered: Gathered): boolean {
  return gathered.candidates.some(
    (candidate) =>
      (candidate.rank >= 2 || candidate.evidence.label === null) &&
      ['floor_area_m2', 'built', 'structure', 'layout', 'extra.floor_areas_m2', 'extra.unit_mix', 'extra.rent_roll'].includes(
        candidate.field,
      ),
  );
}

/** True where rents, a yield or a number of units stand beside an area of land, and no word calls it land: the building's own lines were left out. */
function earnsRent(gathered: Gathered): boolean {
  const earns = gathered.candidates.some(
    ({ field, rank }) => rank >= 2 && ['gross_yield_pct', 'monthly_rent_jpy', 'annual_rent_jpy', 'units'].includes(field),
  );
  return earns && !composed`${groundRent}|駐車場`.test(gathered.lines.join('\n')) && byWords(gathered.heading) !== 'land';
}

/** A title that says land over a site that is cleared or open to any builder: the house beside it is a plan that could be built. */
function isClearedSite({ heading, pairs, lines, reading }: Gathered, named: readonly OfferedThing[]): boolean {
  const isPlot =
    (byWords(heading) === 'land' && !/古家|建物付|上物/.test(heading)) ||
    (named.length > 0 && named.every((thing) => thing === 'land')) ||
    // `売地 建築条件なし 1,780万円` at the head of a flyer.
    lines.slice(0, 6).some((line) => /^売り?土?地(?![区域])/.test(line));
  const saysSo = /建築条件(?:なし|無|付)|建物参考プラン|(?:建物|建築)プラン例|土地のみの?販売|販売(?:対象)?は土地のみ/;
  return (
    isPlot &&
    (lines.some((line) => saysSo.test(line)) ||
      reading.blocks.some((block) => block.type === 'pair' && block.aside === null && /建築条件/.test(block.label)) ||
      pairs.some(({ label, value }) => /建築条件/.test(label) || /^\s*更地(?!渡)/.test(value) || saysSo.test(`${label}${value}`)))
  );
}

/** What a source offers, or null where it does not say. The category named on the page decides, then its title, then what its figures imply. */
export function offeredThing(gathered: Gathered): OfferedThing {
  const categories = gathered.pairs.filter((pair) => pair.reading === 'category').map((pair) => plainText(pair.value));
  const building = hasBuilding(gathered);
  const named = categories.map(byWords).filter((thing) => thing !== null);
  const unit =
    has(gathered, 'floor_area', 'areas') &&
    gathered.pairs.some(
      (pair) =>
        ['floor_area', 'areas'].includes(pair.reading) &&
        /専有|exclusive/i.test(`${pair.label}${pair.value.slice(0, 4)}`) &&
        /\d/.test(pair.value) &&
        // `各住戸の専有面積 最小19.00m2～最大56.27m2`: of rooms of a house.
        !/建物(?!専有面積$)|各(?:住?戸|室|部屋)/.test(pair.label) &&
        !/最小.*最大/.test(pair.value),
    );
  // `9階建 2階部分` with what an owner owes a house every month: one of its units, whatever it is used for.
  const isPart = gathered.pairs.some(({ value }) => /階建[^\d]{0,6}\d{1,2}階部分/.test(plainText(value)));
  if (isPart && has(gathered, 'management_fee', 'repair_reserve', 'fee_and_reserve')) return 'condominium_unit';
  const numbered = /\d{2,4}\s*号室/.test(gathered.heading);
  const land =
    gathered.pairs.some(
      (pair) =>
        pair.reading === 'land_category' ||
        // `土地（220）` of a menu counts offers.
        (pair.reading === 'land_area' &&
          (/\d\D*(?:㎡|m|平米|坪)|\d\.\d/i.test(pair.value) || (/面積|地積|area|㎡|坪/i.test(pair.label) && /\d/.test(pair.value)))) ||
        (pair.reading === 'areas' && /土地|敷地/.test(`${pair.label}${pair.value}`)),
    ) || gathered.candidates.some((candidate) => candidate.field === 'land_area_m2');
  const units = gathered.candidates.find((candidate) => candidate.field === 'units')?.value;
  const built = named.filter((thing) => thing !== 'land');
  if (built.length > 0) {
    const [thing] = built;
    const dwelling = gathered.pairs
      .filter((pair) => pair.reading === 'use')
      .map((pair) => byWords(pair.value))
      .find((use) => use !== null && use !== 'land');
    if (categories.some((category) => /区分所有/.test(category))) return 'condominium_unit';
    if (
      thing === 'condominium_unit' &&
      !unit &&
      land &&
      typeof units === 'number' &&
      units > 1 &&
      !categories.some((category) => /区分|投資用/.test(category))
    )
      return 'apartment_building';
    // 店舗付住宅 with flats above the shop is let room by room.
    const flats = (typeof units === 'number' && units > 1) || gathered.candidates.some((candidate) => candidate.field === 'extra.unit_mix');
    if (thing === 'other_building' && flats && categories.some((category) => /住宅|共同|アパート|マンション/.test(category)))
      return 'apartment_building';
    return thing === 'other_building' && dwelling ? dwelling : (thing ?? null);
  }
  if (categories.some((category) => /建物/.test(category)) && building) {
    const use = gathered.pairs
      .filter((pair) => pair.reading === 'use')
      .map((pair) => byWords(pair.value))
      .find((thing) => thing !== null && thing !== 'land');
    return use ?? 'detached_house';
  }
  if (named.includes('land') && !building) return 'land';
  if (isClearedSite(gathered, named)) return 'land';
  if (!building && land && !earnsRent(gathered)) return 'land';
  const titled =
    byWords(gathered.heading.replace(/賃貸住宅|賃貸物件/g, '')) ??
    byWords(
      gathered.pairs
        .filter((pair) => pair.reading === 'name')
        .map((pair) => pair.value)
        .join(' '),
    );
  const rooms = Math.max(0, ...gathered.rolls.map(({ roll }) => roll.lines.length));
  if (titled === 'condominium_unit' && !unit && rooms > 1) return 'apartment_building';
  // A shop with an exclusive area and fees is a part of a divided building.
  if (titled === 'other_building' && unit && !land && has(gathered, 'management_fee', 'repair_reserve', 'fee_and_reserve'))
    return 'condominium_unit';
  // `Cedar House`, with an exclusive area and what an owner owes its house every month.
  if (titled === 'detached_house' && unit && has(gathered, 'management_fee', 'repair_reserve', 'fee_and_reserve'))
    return 'condominium_unit';
  if (titled !== null && titled !== 'land') {
    const whole = land || has(gathered, 'site_area');
    if (titled === 'condominium_unit' && !unit && !numbered && whole && typeof units === 'number' && units > 1) return 'apartment_building';
    return titled;
  }
  const loose = isPrinted(gathered.reading.medium) ? byWords(gathered.lines.filter((line) => line.length < 24).join('\n')) : null;
  // In sentences a unit is told by its floor and by what it owes its house.
  const told = new Set(gathered.candidates.map(({ field }) => field));
  const owes = told.has('repair_reserve_jpy_month') || told.has('management_fee_jpy_month');
  if (unit || has(gathered, 'repair_reserve', 'fee_and_reserve') || (told.has('floor') && owes)) return 'condominium_unit';
  // A site of its own, and nothing that only a unit of a house has.
  const site = land || (has(gathered, 'site_area') && !told.has('floor') && !owes);
  if (
    rooms > 1 ||
    gathered.candidates.some((candidate) => candidate.field === 'extra.unit_mix') ||
    // Of one dwelling its plan, size or floor is told; of a house of many none of them.
    (typeof units === 'number' && units > 1 && (site || (!unit && !has(gathered, 'layout', 'floor', 'floor_area', 'areas'))))
  )
    return 'apartment_building';
  if (loose !== null && loose !== 'land') return loose;
  if (site && building) return 'detached_house';
  return building ? 'condominium_unit' : null;
}
