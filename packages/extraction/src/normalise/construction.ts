import type { Structure } from '@rimawari/underwriting';
import { composed } from '../lexicon/pattern.ts';
import { concreteLetters, structures } from '../lexicon/structures.ts';
import { dwellingCounter, householdCounter, squareMetres, storeyMark } from '../lexicon/units.ts';
import { plainText } from './text.ts';

/** Structures named in the text, in the order they stand there; one alone is not wrapped in a list. */
export function structureOf(text: string): Structure | Structure[] | null {
  // A narrow cell breaks its words: `鉄骨鉄筋コン` over `クリート造`.
  let rest = plainText(text).replace(/(?<=[\u3040-\u9fff])\n(?=[\u3040-\u9fff])/g, '');
  const found: [number, Structure][] = [];
  for (const { pattern, structure: code } of structures) {
    rest = rest.replace(pattern, (match, ...details) => {
      const offset = details.find((detail) => typeof detail === 'number') ?? 0;
      found.push([offset as number, code]);
      return '＿'.repeat(match.length);
    });
  }
  const codes = [...new Set(found.sort((a, b) => a[0] - b[0]).map(([, code]) => code))];
  return codes.length > 1 ? codes : (codes[0] ?? null);
}

export interface Storeys {
  /** Storeys above ground of the whole building. */
  total: number | null;
  basement: number | null;
  /** The floor a unit is on; −1 is the first basement. Null where a unit spans several. */
  floor: number | null;
}

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** `three storeys` in figures. */
function withEnglishFigures(text: string): string {
  return text.replace(/\b([a-z]+)(?=[\s-]+(?:stor(?:e)?ys?|stories|floors?)\b)/gi, (word) => {
    const at = spelled.indexOf(word.toLowerCase());
    return at === -1 ? word : String(at + 1);
  });
}

/** Reads `RC13階地下1階建`, `6階/9階建`, `10階部分/ 13階建て`, `地上6階建2階部分`, `B1階`, `2 / 10F`. */
export function storeysOf(text: string): Storeys {
  let plain = withEnglishFigures(plainText(text))
    // `41.25㎡ 3階部分`: the digit of the unit is none of the floor behind it.
    .replace(composed.g`\d[\d,.]*\s*${squareMetres}`, '|')
    .replace(/\s+/g, '');
  const none = { total: null, basement: null, floor: null };
  const outOf = /(\d{1,2})(?:st|nd|rd|th)?(?:F|floor)?,?\(?(?:of|outof)(?:a)?(\d{1,2})(?![\d.]|units?|rooms?)/i.exec(plain);
  if (outOf && Number(outOf[1]) <= Number(outOf[2])) return { ...none, floor: Number(outOf[1]), total: Number(outOf[2]) };
  if (/平[屋家]建?/.test(plain)) return { ...none, total: 1 };
  const lettered =
    /^(?:W|S|RC|SRC|LGS)(?:造)?(\d{1,2})F?$/i.exec(plain)?.[1] ??
    composed`(?<![A-Z])(?:W|S|${concreteLetters}|LGS)造?(\d{1,2})F(?![\d/建])`.exec(plain)?.[1];
  if (lettered) return { ...none, total: Number(lettered) };
  if (/(?:\d|B\d)F?階?(?:部分)?[~・、,]B?\d+階(?!建)/.test(plain))
    plain = plain.replace(/B?\d+階?(?:部分)?[~・、,]B?\d+階(?:部分)?(?!建)/g, '');
  const english = /^(?:B(\d)|(\d{1,2}))(?:st|nd|rd|th|F)?\/(\d{1,2})(?:F|floors?|stor(?:e)?ys?|階建?て?)?$/i.exec(plain);
  if (english) return { ...none, floor: english[1] ? -Number(english[1]) : Number(english[2]), total: Number(english[3]) };
  const pair = /^(?:(地下|B)?(\d{1,2}))階?(?:部分)?\/(?:地上)?(\d{1,2})階$/.exec(plain);
  if (pair && Number(pair[2]) <= Number(pair[3]))
    return { ...none, floor: pair[1] ? -Number(pair[2]) : Number(pair[2]), total: Number(pair[3]) };
  const basement =
    /地下(\d+)階(?:付|建|\)|地上|・|,|、|$)/.exec(plain)?.[1] ??
    /B(\d+)F?(?:付|建|\/|$)/.exec(plain)?.[1] ??
    /(\d)(?:floors?)?(?:below(?!\d)|basement|underground)/i.exec(plain)?.[1] ??
    null;
  const total =
    /(\d+)階地下\d+階建/.exec(plain)?.[1] ??
    /地上(\d+)階/.exec(plain)?.[1] ??
    /地下\d階付き?(\d+)階建/.exec(plain)?.[1] ??
    composed`(?<!地下)(?<!\d)(\d+)${storeyMark}建`.exec(plain)?.[1] ??
    /(?<!\d)(\d+)-?\s*(?:stor(?:e)?y|stor(?:e)?ys|stories|floors|(?=aboveground))/i.exec(plain)?.[1] ??
    null;
  let rest = plain
    .replace(/(\d+)階地下\d+階建て?/g, '|')
    .replace(/地上\d+階(?:建て?)?/g, '|')
    .replace(composed.g`(?<!地下)(\d+)${storeyMark}建て?`, '|')
    .replace(/\(地下\d+階(?:建て?|付)?\)/g, '|');
  const under = composed`(?:地下|B)(\d+)${storeyMark}(?:部分)?(?!建|付)`.exec(rest);
  if (total !== null && !/地下\d+階部分|B\d+階部分/.test(rest)) rest = rest.replace(/地下\d+階(?:建て?|付)?/g, '|');
  else if (under) return { total: total === null ? null : Number(total), basement: null, floor: -Number(under[1]) };
  const floor = /(?<!\d)(\d{1,2})(?:階|F(?!loors)|(?:st|nd|rd|th)floor)(?:部分)?(?!建)/i.exec(rest)?.[1] ?? null;
  return {
    total: total === null ? null : Number(total),
    basement: basement === null ? null : Number(basement),
    floor: floor === null ? null : Number(floor),
  };
}

/** Number of dwellings: `総戸数4戸`, `68戸`, `21`, `3階建/2戸`. */
export function unitsOf(text: string, alone: boolean): number | null {
  const plain = plainText(text).replace(/\s+/g, '');
  const counts = [
    ...plain.matchAll(composed.gi`(?:全|計)?(\d+)(?:${dwellingCounter}|世帯|部屋|区画|units?|apartments?|flats?|dwellings?|rooms?)`),
  ].map((match) => match[1]);
  const said =
    composed`(?<![小合])(?:合計|総計|計)(\d+)${householdCounter}`.exec(plain)?.[1] ??
    (alone ? /\d+of(\d+)units/i.exec(plain)?.[1] : undefined) ??
    composed`総戸数:?(\d+)(?:${dwellingCounter}|世帯)?`.exec(plain)?.[1] ??
    composed`総(\d+)(?:${dwellingCounter}|世帯)`.exec(plain)?.[1] ??
    (alone && counts.length <= 1 ? counts[0] : undefined) ??
    (alone ? composed.i`^(?:全|計|合計)?約?(\d+)(?:${dwellingCounter}|世帯|部屋|区画|units?)`.exec(plain)?.[1] : undefined) ??
    (alone ? /^(\d+)(?:$|\(\D|\(\d+(?:[SLDKR]|vacant|空|let|leased|occupied))/.exec(plain)?.[1] : undefined);
  return said ? Number(said) : null;
}
