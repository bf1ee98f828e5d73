import { composed } from '../lexicon/pattern.ts';
import { concreteLetters } from '../lexicon/structures.ts';
import { householdCounter } from '../lexicon/units.ts';

const lineName = /^[^\s\d()][^\s()]*(?:線|ライン|鉄道|電鉄|モノレール|エクスプレス)$/;
/** What a sheet says of the house before the way to it, in one line with it: a structure, a number of rooms, a year. A place alone is often the agent's. */
const ofHouse = composed`造(?:\S{0,12}建て?)?$|\d階建て?$|\d${householdCounter}$|\d(?:月|年)?(?:築|竣工|新築|建築)$|^(?:築|${concreteLetters})\d`;

/** `… RC造6階建 24戸 2008年3月築 JR京浜東北線`: the line behind the facts of the house; the text where none stand before it. */
export function lineBehindFacts(text: string): string {
  const words = text.trim().split(/[\s／/、]+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && lineName.test(last) && words.slice(0, -1).some((word) => ofHouse.test(word.replace(/[()]/g, '')))
    ? last
    : text;
}
