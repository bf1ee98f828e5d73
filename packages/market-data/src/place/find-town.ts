import { kanjiNumber, townKey } from './town-key.ts';
import type { Town, TownIndex } from './towns.ts';

/** A town found at the beginning of the rest of an address. */
export interface FoundTown {
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** The name as it is compared; what the address said of the town is not in `rest`. */
  rest: string;
}

/** What may follow the name of a town: an end, a number, a part of a town, a bracket, a building. */
const boundary =
  /^(?:$|[\d(（「『字の番地第無甲乙丙丁戊イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスァ-ヶぁ-んA-Za-z,、。・~〜-]|[〇一二三四五六七八九十百]+(?:番|号|-|$))/;
const numberFirst = /^(\d+|[〇一二三四五六七八九十]+)(?=-|の|丁目?|$)(?:丁目?)?/;

function middleOf(towns: readonly Town[]): Pick<FoundTown, 'latitude' | 'longitude'> {
  const placed = towns.filter(({ latitude }) => latitude !== null);
  if (placed.length === 0) return { latitude: null, longitude: null };
  const mean = (of: (town: Town) => number | null) => placed.reduce((sum, town) => sum + (of(town) ?? 0), 0) / placed.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** `天神1-8-1` is 天神一丁目: the first number of a row is the 丁目, where the register has that one. */
function numberedTown(index: TownIndex, base: string, rest: string): { town: Town; rest: string } | null {
  const [written, numeral = ''] = numberFirst.exec(rest) ?? [];
  if (written === undefined) return null;
  const number = /^\d/.test(numeral) ? Number(numeral) : kanjiNumber(numeral);
  const town = index.byKey.get(`${base}${number}丁目`);
  return town ? { town, rest: rest.slice(written.length).replace(/^(-|の)/, '') } : null;
}

function townAt(index: TownIndex, address: string, atBoundary: boolean): FoundTown | null {
  for (let length = Math.min(index.longestKey, address.length); length >= 1; length -= 1) {
    const key = address.slice(0, length);
    const rest = address.slice(length);
    const town = index.byKey.get(key);
    const parts = index.byBase.get(key);
    if (!town && !parts) continue;
    const numbered = numberedTown(index, key, rest);
    if (numbered) return { ...numbered.town, rest: numbered.rest };
    if (atBoundary ? !boundary.test(rest) : length < 2) continue;
    if (town) return { ...town, rest };
    return { name: key, ...middleOf(parts ?? []), rest };
  }
  return null;
}

const streetWords = /^.*(?:上る|上ル|上がる|下る|下ル|下がる|東入る?|東入ル|西入る?|西入ル|東入り|西入り)(?=\S)/;

/**
 * The town that the rest of an address begins with, after its municipality. In Kyoto the streets before the town are passed over.
 * The longest name that ends where a name may end wins; where none does, the longest beginning, and what follows stays unread.
 */
export function findTown(index: TownIndex, rest: string): FoundTown | null {
  if (index.towns.length === 0) return null;
  const key = townKey(rest);
  const behindStreets = townKey(rest.normalize('NFKC').replace(/\s/g, '').replace(streetWords, ''));
  const withoutAza = key.replaceAll('字', '');
  const forms = behindStreets === key ? [key, withoutAza] : [behindStreets, key];
  for (const atBoundary of [true, false])
    for (const form of forms) {
      const found = townAt(index, form, atBoundary);
      if (found) return found;
    }
  return null;
}
