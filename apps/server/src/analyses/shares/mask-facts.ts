import {
  type Conflict,
  companyName,
  type Evidence,
  type ExtraFacts,
  type FactField,
  type PropertyFacts,
  type RentRollLine,
} from '@rimawari/underwriting';
import { createNameMask, type NameMask } from './mask-names.ts';
import type { PublicSources } from './public-sources.ts';

/** Names people and nothing that the report counts. */
const left: readonly FactField[] = ['extra.occupant_raw', 'extra.seller'];
/** Their cells hold words about the place and the building. */
const aboutTheBuilding: readonly string[] = ['address', 'stations', 'layout', 'structure', 'built', 'zoning'];
/** Amounts, areas, ages and walks as printed: figures, units and the words between them. */
const figuresAlone =
  /^(?:[\d\s.,:;/+*%~〜()[\]¥=-]|円|万|億|千|百|m2|m|坪|年|月額?|日|築|徒歩|分|約|階|建て?|地上|地下|戸|室|部屋|税込み?|税抜き?|込み?|別|価格|賃料|家賃|管理費|修繕積立金|共益費|利回り|表面|想定|満室|合計|計|総額|新築|平成|昭和|令和|専有|面積|土地|建物|公簿|実測)+$/u;
const room = /^[\dA-Za-z-]{1,8}(?:号室?|号|室|階|F)?/u;
const layoutOfRoom = /^(?:[\dSLDKR+().]|帖|畳|ワンルーム|店舗|事務所|倉庫|駐車場|住居)+$/iu;
/** Notes of readers about sheets, which people name, and about rows of a roll. */
const namesSheet = /^(?:The sheet |The total |A total |\d+ formula cells? )/;
/** Quotes a value that waits to be confirmed, which is for the owner alone. */
const quotesUnsure = /could not be read for certain\. It is /;
/** In place of words that are not shown; evidence has to say something. */
const notShared = '[not shared]';

/**
 * The facts as a stranger may read them: what is counted stays as it is, and of the words of the sources only those stay
 * that speak of the building or are figures. Names of tenants become numbers, so that several rooms of one can still be seen.
 */
export function maskFacts(facts: PropertyFacts, sources: PublicSources): PropertyFacts {
  const mask = createNameMask(facts);
  const words = (text: string) => mask(sources.rename(text));
  return {
    ...facts,
    values: maskTexts(facts.values, words),
    extra: maskExtra(facts.extra, words, sources),
    evidence: Object.fromEntries(
      Object.entries(facts.evidence)
        .filter(([field]) => !left.includes(field as FactField))
        .map(([field, entries]) => [field, (entries ?? []).map((entry) => maskEvidence(field, entry, words, sources))]),
    ),
    conflicts: facts.conflicts.filter(({ field }) => !left.includes(field)).map((conflict) => maskConflict(conflict, words, sources)),
    unused_sources: facts.unused_sources.map(({ source_name, reason }) => ({ source_name: sources.nameOf(source_name), reason })),
    // What waits to be confirmed is for the owner alone.
    ...(facts.to_confirm === undefined ? {} : { to_confirm: [] }),
    ...(facts.given === undefined ? {} : { given: Object.fromEntries(Object.keys(facts.given).map((field) => [field, null])) }),
  };
}

function maskExtra(extra: ExtraFacts, words: NameMask, sources: PublicSources): ExtraFacts {
  const {
    occupant_raw: _occupant,
    seller: _seller,
    rent_roll: roll,
    unmatched_sources: unmatched,
    reading_notes: notes,
    ...others
  } = extra;
  const kept = notes?.filter((note) => !namesSheet.test(note) && !quotesUnsure.test(note)) ?? [];
  return {
    ...maskTexts(others, words),
    ...(kept.length === 0 ? {} : { reading_notes: kept.map(words) }),
    ...(roll === undefined ? {} : { rent_roll: maskRoll(roll) }),
    ...(unmatched === undefined ? {} : { unmatched_sources: unmatched.map((name) => sources.nameOf(name)) }),
  };
}

function maskRoll(roll: readonly RentRollLine[]): RentRollLine[] {
  const numbers = new Map<string, number>();
  return roll.map((line) => {
    const layout = line.layout?.normalize('NFKC').trim() ?? null;
    const masked: RentRollLine = {
      unit: room.exec(line.unit?.normalize('NFKC').trim() ?? '')?.[0] ?? null,
      layout: layout !== null && layoutOfRoom.test(layout) ? layout : null,
      area_m2: line.area_m2,
      rent_jpy: line.rent_jpy,
      common_fee_jpy: line.common_fee_jpy,
      occupied: line.occupied,
      lease_start: line.lease_start,
      ...(line.asking_rent_jpy === undefined ? {} : { asking_rent_jpy: line.asking_rent_jpy }),
    };
    if (line.tenant == null || line.tenant === '') return masked;
    const number = numbers.get(line.tenant) ?? numbers.size + 1;
    numbers.set(line.tenant, number);
    return { ...masked, tenant: `${companyName.test(line.tenant) ? 'Company' : 'Tenant'} ${number}` };
  });
}

function maskEvidence(field: string, entry: Evidence, words: NameMask, sources: PublicSources): Evidence {
  const {
    box: _box,
    label_box: _labelBox,
    crop: _crop,
    other_raw: _otherRaw,
    element: _element,
    span: _span,
    runners_up: _others,
    sheet: _sheet,
    source_id,
    source_name,
    ...rest
  } = entry;
  const raw = entry.raw.normalize('NFKC').trim();
  const isShown = figuresAlone.test(raw) || aboutTheBuilding.includes(field);
  return {
    ...rest,
    source_id: sources.idOf(source_id),
    source_name: sources.nameOf(source_name),
    label: entry.label === null ? null : words(entry.label),
    raw: isShown ? words(raw) : notShared,
    steps: isShown ? entry.steps.map(words) : [],
  };
}

/** Places may hold the names of sheets, which people choose. */
function maskConflict({ values, sources: names, places: _places, ...rest }: Conflict, words: NameMask, sources: PublicSources): Conflict {
  const isRoll = rest.field === 'extra.rent_roll';
  return {
    ...rest,
    values: values.map((value) => (isRoll ? notShared : maskTexts(value, words))),
    sources: names.map((name) => sources.nameOf(name)),
  };
}

/** The same shape, every text in it masked. */
function maskTexts<Shape>(value: Shape, words: NameMask): Shape;
function maskTexts(value: unknown, words: NameMask): unknown {
  if (typeof value === 'string') return words(value);
  if (Array.isArray(value)) return value.map((item) => maskTexts(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskTexts(item, words)]));
}
