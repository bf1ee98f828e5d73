import type { ReadingName } from '../../lexicon/reading-names.ts';
import { area } from '../../normalise/area.ts';
import { plainText } from '../../normalise/text.ts';

interface NamedPair {
  reading: ReadingName;
  value: string;
  block: { label: string };
}

const ofRoom = /専有|住戸面積|各戸|exclusive/i;
const ofHouse = /延べ?床|延べ?面積|建物(?!専有|\/専有)|total floor|gross floor|building area/i;
/** How much larger than a room a house of several is at least. */
const leastHouse = 1.8;

/**
 * A house that is sold with its land and has a floor area of its own: an exclusive area beside it, `Aタイプ 専有面積
 * 36.75㎡`, is that of a room of one plan. Of a flat, whose page may give the area of the whole house, fees or a floor tell.
 */
export function withoutAreasOfRooms<Pair extends NamedPair>(taken: readonly Pair[]): Pair[] {
  const has = (...readings: ReadingName[]): boolean =>
    taken.some(({ reading, value }) => readings.includes(reading) && value.trim() !== '');
  const all = [...taken];
  if (!has('land_area') || has('management_fee', 'repair_reserve', 'fee_and_reserve', 'floor', 'land_share')) return all;
  const areas = taken.filter(({ reading }) => reading === 'floor_area');
  const houses = areas.filter(({ block }) => ofHouse.test(plainText(block.label)) && !ofRoom.test(plainText(block.label)));
  const largest = Math.max(0, ...houses.map(({ value }) => area(value) ?? 0));
  const isRoom = (pair: Pair): boolean =>
    areas.includes(pair) && ofRoom.test(plainText(pair.block.label)) && (area(pair.value) ?? 0) * leastHouse <= largest;
  return all.filter((pair) => !isRoom(pair));
}
