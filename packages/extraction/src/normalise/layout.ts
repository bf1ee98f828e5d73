import { oneRoom, planKind } from '../lexicon/layouts.ts';
import { composed } from '../lexicon/pattern.ts';
import { dwellingCounter, squareMetres, unitCounter } from '../lexicon/units.ts';
import { plainText } from './text.ts';

const plan = /(?<![\d.])(\d{1,2})\s*(S?L?D?K|S?R|LK|SLDK)(?![a-z])(?:\s*\+\s*(\d?S(?:LDK)?|\d?WIC|納戸|ロフト|N))?/i;

/** `2LDK (洋5.7 …)` → `2LDK`; null for a mix of units (`2DK×1戸 1R×1戸`, `1K×8戸`). */
export function layoutOf(text: string): string | null {
  const plain = plainText(text);
  if (/\d\s*戸/.test(plain) && !/^\d{1,2}S?L?D?K[^\d×x:]*$/.test(plain)) return null;
  if (
    composed`[×xX*]\s*\d+\s*${dwellingCounter}?`.test(plain) &&
    composed`[×xX*]\s*\d+\s*${dwellingCounter}|[KR]\s*[×xX*]\s*\d`.test(plain)
  )
    return null;
  // `1LDK 6世帯`: as many of them.
  if (/(?:DK|LDK|K|R)\s*[×xX*]?\s*\d+\s*世帯/.test(plain)) return null;
  // `1K～1LDK`: plans from one to another.
  if (composed.i`\d\s*${planKind}\s*~\s*\d{1,2}\s*${planKind}`.test(plain)) return null;
  const found = [...plain.matchAll(new RegExp(plan, 'gi'))].map(
    (match) => `${match[1]}${match[2]?.toUpperCase()}${match[3] ? `+${match[3]}` : ''}`,
  );
  if (new Set(found).size > 1 && /[~・、,/]/.test(plain) && !/[(]/.test(plain)) return null;
  if (found[0]) return found[0];
  return composed.i`${oneRoom}|\bstudio\b`.test(plain) ? (oneRoom.pattern.test(plain) ? 'ワンルーム' : 'Studio') : null;
}

const planOf = String.raw`(?:住居|住戸|住宅)?\d{1,2}S?L?D?[KR]\s*(?:[×xX*]\s*\d+\s*[戸室]?|[:(]?\s*\d+\s*[戸室])`;
const kindOf = String.raw`(?:店舗|事務所|倉庫|テナント)\s*(?:[×xX*]\s*\d+\s*(?:[戸室]|区画)?|:?\s*\d{1,3}\s*(?:[戸室]|区画))`;
/** `1K×18戸`, `2DK 4戸`, and what stands beside them: `店舗1戸`, `住居2DK×1戸`. */
const mixParts = new RegExp(`${planOf}|${kindOf}|住居\\s*[×xX*]\\s*\\d+\\s*[戸室]?`, 'gi');

/** The mix of units as printed, without spaces; or null where the text is a single plan. */
export function unitMixOf(text: string): string | null {
  const plain = plainText(text).replace(/\n/g, ' ');
  // `1K（23.40㎡）×6戸`: the size of each behind its plan.
  const counted = plain.replace(composed.g`(?<=[KR])\s*\([\d.]+\s*${squareMetres}?(?:~[\d.]+\s*${squareMetres}?)?\)\s*(?=[×xX*]\s*\d)`, '');
  // English sheets set spaces and commas, and a cross of their own: `1LDK x 3, 1K x 3`.
  const isLatin = !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(plain) && /[a-z]{3}|[xX×]\s/.test(plain);
  const parts = [...counted.matchAll(mixParts)].map((match) =>
    isLatin ? match[0].trim() : match[0].replace(/\s+/g, '').replace(/(?<=[KR舗所庫ト居])[xX*](?=\d)/i, '×'),
  );
  return parts.some((part) => composed.i`\d${planKind}`.test(part)) ? parts.join(isLatin ? ', ' : ' ') : mixOfKinds(plain);
}

const ofKind = composed`^(?:店舗|事務所|住居|住戸|住宅|居宅|倉庫|その他)\D{0,2}\d{1,3}${unitCounter}?$`;

/** `事務所2区画、住居9戸`: counts of several kinds, and nothing else. */
function mixOfKinds(plain: string): string | null {
  // `2戸（店舗1・住居1）`: the kinds behind the number of all.
  const inside = composed`^(?:全|計)?\d{1,3}${unitCounter}\(([^()]*)\)$`.exec(plain.replace(/\s+/g, ''))?.[1];
  const parts = (inside ?? plain)
    .replace(/\s+/g, '')
    .split(/[、,・+/]/)
    .map((part) => part.replace(/\([^)]*\)$/, ''));
  return parts.length > 1 && parts.every((part) => ofKind.test(part)) ? parts.join(' ') : null;
}

/** The number of units that counts of kinds give together; null for a mix of plans, beside which shops may stand uncounted. */
export function unitsOfMix(mix: string): number | null {
  const parts = mix.split(' ');
  return parts.every((part) => ofKind.test(part)) ? parts.reduce((sum, part) => sum + Number(/\d{1,3}/.exec(part)?.[0]), 0) : null;
}
