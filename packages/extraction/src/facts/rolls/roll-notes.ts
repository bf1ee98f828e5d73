import type { RentRollLine } from '@rimawari/underwriting';
import { assumedIncome } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { storeyMark } from '../../lexicon/units.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';

const asks = composed.i`募集|${assumedIncome}|査定|asking|market rent`;
/** Names of further rooms, between a room's name and what is asked for them all: `201・305号室`. */
const further = '(?:\\s*(?:号室?|室))?(?:\\s*[・、,，&と]\\s*[A-Za-z]?-?\\d{1,4}(?:\\s*(?:号室?|室))?)*';
const rent = composed.i`^[^。\d]{0,24}?(?:賃料|家賃|月額|rent|asking|募集|${assumedIncome})[^。\d¥\\]{0,8}([¥\\]?\s*\d[\d,.]*\s*(?:万\s*(?:\d[\d,]*\s*)?|千)?(?:円|yen|jpy)?)`;
/** `202号室は80,000円で査定`. */
const askedFor = composed`^[^。\d¥\\]{0,6}([¥\\]?\s*\d[\d,.]*\s*(?:万\s*(?:\d[\d,]*\s*)?|千)?円)\s*(?:で|にて|を|と)\s*(?:募集|${assumedIncome}|査定)`;
/** `5.3万で募集中`, further on in the note. */
const askedFurtherOn = composed`([¥\\]?\s*\d[\d,.]*\s*(?:万\s*(?:\d[\d,]*\s*)?円?|千円|円))\s*(?:で|にて|を|と)\s*(?:再?募集|${assumedIncome}|査定)`;
/** `募集条件：賃料300,000円`, further on in the note. */
const rentFurtherOn = composed`(?:募集|${assumedIncome}|査定)(?:条件|賃料|家賃|中)?[:：は\s]{0,3}(?:月額)?(?:賃料|家賃)?[:：は\s]{0,3}([¥\\]?\s?\d[\d,.]*\s?(?:万\s?(?:\d[\d,]*\s?)?円?|千円|円))`;

/** The name of a room as notes write it: `2F` is their `2階`. */
function writtenIn(unit: string): string {
  const name = unit.replace(/\s*(?:号室?|室)$/, '');
  const floor = composed.i`^(\d{1,2})${storeyMark}$`.exec(name)?.[1];
  return floor === undefined ? name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `${floor}(?:F|階)`;
}

/** What is asked for a room in one note: `募集条件：202号室 賃料70,000円`. Null where the note does not speak of the room. */
function askedIn(note: string, unit: string): number | null {
  if (!/\d/.test(unit)) return null;
  const named = new RegExp(`(?<![\\dA-Za-z,.-])${writtenIn(unit)}(?![\\d,.-])${further}`).exec(note);
  // `1-3` and `A-2` are nothing but rooms; a figure alone may be anything.
  if (named === null || !(composed`室|号|${storeyMark}`.test(named[0]) || /^[\dA-Z]{1,2}-\d{1,3}$/.test(unit))) return null;
  const behind = note.slice(named.index + named[0].length);
  const ofOneRoom = !/(?<![\d,.])\d{1,4}\s*(?:号室?|室)|(?<![\d,.])\d{1,2}-\d{1,3}(?![\d-])/.test(behind);
  const amount = (rent.exec(behind) ??
    askedFor.exec(behind) ??
    (ofOneRoom ? (askedFurtherOn.exec(behind) ?? rentFurtherOn.exec(behind)) : null))?.[1];
  const yen = amount === undefined ? null : (moneyAmounts(amount)[0] ?? Number(amount.replace(/[^\d.]/g, '')));
  return yen !== null && yen >= thresholds.leastRent.value ? yen : null;
}

/** Fills in what notes beside a roll ask for its empty rooms, where the roll itself does not say. `notes` are lines of the page or rows of the sheet. */
export function askedInNotes(rooms: readonly RentRollLine[], notes: readonly string[]): void {
  const asking = notes.map((note) => plainText(note)).filter((note) => note.length <= 200 && asks.test(note));
  for (const room of rooms) {
    if (room.occupied !== false || room.asking_rent_jpy != null || room.unit === null) continue;
    const { unit } = room;
    const asked = asking.map((note) => askedIn(note, unit)).find((amount) => amount !== null);
    if (asked != null) room.asking_rent_jpy = asked;
  }
}
