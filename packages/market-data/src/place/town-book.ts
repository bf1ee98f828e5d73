import { matchMunicipality } from '../municipality-book.ts';
import { findTown } from './find-town.ts';
import { townKey } from './town-key.ts';
import { type TownIndex, townsOf } from './towns.ts';

/** With fewer letters a name has too many others a letter away. */
const leastLetters = 3;

/** What may stand behind a town in an address: its number, a part of it, or nothing. */
const behindTown = /^(?:$|[\d(（「字の番地無甲乙丙丁-]|[〇一二三四五六七八九十]+(?:丁目?|条|番))/;

/** Names of towns without their numbers, as the register writes them and as they are compared. */
function namesOf({ towns }: TownIndex): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name } of towns) {
    const plain = name.replace(/[〇一二三四五六七八九十\d]+(?:丁目|条|番地?|線)$/, '');
    names.set(townKey(plain), plain);
  }
  return names;
}

const differences = (a: readonly string[], b: readonly string[]): number => a.filter((letter, at) => letter !== b[at]).length;

/**
 * The only town of the municipality that differs from the beginning of `rest` in one letter, in place of what stands there. The
 * last letter of a name is not doubted alone: towns beside each other are called 千種台 and 千種通.
 */
function withNearTown(index: TownIndex, rest: string): string | null {
  const letters = [...rest];
  const key = [...townKey(rest)];
  if (key.length !== letters.length) return null;
  const near = [...namesOf(index)].filter(([name, plain]) => {
    const wanted = [...name];
    return (
      wanted.length >= leastLetters &&
      wanted.length === [...plain].length &&
      differences(wanted, key.slice(0, wanted.length)) === 1 &&
      wanted.at(-1) === key[wanted.length - 1] &&
      behindTown.test(key.slice(wanted.length).join(''))
    );
  });
  const [only] = near;
  return only && near.length === 1 ? [...only[1], ...letters.slice([...only[0]].length)].join('') : null;
}

/** The register of towns, for addresses that were read from pictures. */
export const townBook = {
  /**
   * The address with the only town of its municipality that differs from the one read by a letter; as it was read where none or
   * several do. Doubtful where no municipality is named, or the register has neither the town nor a single one near to it.
   */
  nearest(address: string): { address: string; doubtful: boolean } {
    const match = matchMunicipality(address);
    if (!match) return { address, doubtful: true };
    const rest = match.rest.replace(/\s/g, '');
    const codes = match.candidates.map(({ code }) => code);
    const indexes = codes.map((code) => townsOf(code)).filter(({ towns }) => towns.length > 0);
    if (rest === '' || indexes.length === 0) return { address, doubtful: false };
    const isKnown = indexes.some((index) => {
      const found = findTown(index, rest);
      return found !== null && behindTown.test(found.rest);
    });
    if (isKnown) return { address, doubtful: false };
    const [index] = indexes;
    const near = index && indexes.length === 1 && address.endsWith(rest) ? withNearTown(index, rest) : null;
    return near === null ? { address, doubtful: true } : { address: address.slice(0, -rest.length) + near, doubtful: false };
  },
};
