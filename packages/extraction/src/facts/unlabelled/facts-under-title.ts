import { companyForm, licence, phone } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
import { concreteLetters, reinforced, steelFrame } from '../../lexicon/structures.ts';
import { householdCounter } from '../../lexicon/units.ts';
import { addressOf } from '../../normalise/address.ts';
import { storeysOf, structureOf, unitsOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { prefecturePattern } from '../../normalise/prefectures.ts';
import { stationsOf } from '../../normalise/stations.ts';
import { plainText } from '../../normalise/text.ts';
import type { GridBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one, type Read } from '../candidate.ts';
import { cellName } from '../rolls/cell-name.ts';

/** Rows above the rooms of a sheet in which such a line may stand. */
const rowsAtHead = 8;
/** Parts with facts that make a line one about the house. */
const leastFacts = 2;

/** `広島市西区横川町3丁目6-31`, with or without the prefecture; the number must stand there. */
const place = new RegExp(
  `^(?:${prefecturePattern})?(?:[^\\s\\d、/()]{1,6}郡)?[^\\s\\d、/()]{1,6}[市区町村][^\\s\\d、/()]{0,16}\\d[\\d丁目番地号の-]*`,
);
const ofMaker = composed.i`${phone}|${companyForm}|${licence}|担当|管理(?:会社|者)|作成`;

/** What one part of the line says by its form: `重量鉄骨造3階建`, `昭和62年5月築`, `9室`. */
function readsOf(part: string): Read[] {
  const isStructure = composed`造|${concreteLetters}|木\d|${steelFrame}|${reinforced}|ブロック`.test(part);
  const storeys = /階建|平[屋家]|\dF建?/.test(part) ? storeysOf(part) : null;
  const built = /(?:築|竣工|完成|新築|建築)$|^(?:築年月?|竣工|建築年?月?)/.test(part) ? builtOf(part) : null;
  const counted = composed`^(?:全|計|総戸数|総室数|戸数)?\s*:?\s*\d{1,3}${householdCounter}$`.test(part.replace(/\s/g, ''));
  return [
    ...one('structure', isStructure ? structureOf(part) : null),
    ...one('floors_total', storeys?.total),
    ...one('extra.floors_basement', storeys?.basement),
    ...one('built', built),
    ...one('units', counted ? unitsOf(part, true) : null),
  ];
}

/** The facts of a line that says several things of the house; none where it says one alone or is its maker's. */
export function factsOfLine(text: string): Read[] {
  const plain = plainText(text).trim();
  if (plain.length > 120 || ofMaker.test(plain)) return [];
  const found = place.exec(plain.replace(/^(?:所在地?|住所|物件所在地)\s*[:：]?\s*/, ''))?.[0];
  const address = found === undefined ? null : addressOf(found);
  const stations = /駅.*(?:徒歩|歩|バス)/.test(plain) ? stationsOf(plain.slice(plain.search(/[^\s、/()]*(?:線|ライン|鉄道|電鉄)/))) : [];
  const parts = plain.slice(found?.length ?? 0).split(/[\s、,／/|・()「」]+/);
  const reads = [
    one('address', address),
    ...parts.map((part) => (part === '' ? [] : readsOf(part))),
    stations.length > 0 ? one('stations', stations) : [],
  ].filter((ofPart) => ofPart.length > 0);
  return reads.length >= leastFacts ? reads.flat() : [];
}

/** Facts of the house in one line, or in a bracket, below the title of a sheet of rooms: `広島市西区… （鉄骨造3階建、昭和62年5月築、9室）`. */
export function factsUnderTitle(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, rowsAtHead).entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    // A row of cells is the head of the rooms, or labels with their values.
    if (filled.length === 0 || filled.length > 2) continue;
    const text = filled[0] ?? '';
    const reads = factsOfLine(text);
    if (reads.length === 0) continue;
    const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(cells.indexOf(text), grid.first_row + row) };
    return candidatesFrom(reads, {
      reading,
      label: null,
      rule: 'sheet.facts-under-title',
      raw: text,
      form: 'line',
      weak: false,
      rank: 1,
      group: grid.group,
      at,
    });
  }
  return [];
}
