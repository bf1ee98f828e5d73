import { structureOf, unitsOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';
import { construction } from './read-building.ts';

/** `木造瓦葺2階建`, `鉄骨造陸屋根3階建`: how the register writes it, with the roof. */
export function withRoof(text: string): Read[] {
  const plain = firstLine(text);
  return /[葺ぶ]き?|陸屋根|スレート/.test(plain) && structureOf(plain) !== null ? one('extra.structure_raw', plain.slice(0, 80)) : [];
}

/** When a building was completed, in the words of its source too where they tell more. */
export function built(text: string): Read[] {
  return [
    ...one('built', builtOf(text)),
    ...(/昭和|平成|令和|大正|\d日/.test(text) ? one('extra.built_raw', firstLine(text).slice(0, 40)) : []),
    ...(/予定/.test(text) ? one('extra.completion_raw', firstLine(text)) : []),
  ];
}

/** Construction as the register writes it, whose storeys are those of the part that is sold. */
export function registeredConstruction(text: string): Read[] {
  return [
    ...construction(text).map((read) => (read.field === 'floors_total' ? ({ ...read, field: 'extra.registered_storeys' } as Read) : read)),
    ...one('extra.structure_raw', firstLine(text).slice(0, 80)),
  ];
}

/** `木造2階建 平成3年築`: construction, year and, under `総戸数`, the number of units of one cell. */
export function constructionAndBuilt(text: string, label: string): Read[] {
  return [
    ...construction(text),
    ...one('built', builtOf(text)),
    ...(/戸/.test(label) && unitsOf(text, false) === null
      ? one('units', Number(/(?:^|[/・、\s])(\d{1,3})\s*戸/.exec(plainText(text))?.[1]) || null)
      : []),
  ];
}
