import { brokerage, mediation } from '../lexicon/agents.ts';
import { leaseholdRight, leaseLaw, leaseRight, ownership, superficies } from '../lexicon/land-rights.ts';
import { oneRoom } from '../lexicon/layouts.ts';
import { fullyLet, livedIn, tenanted } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import type { ReadingName } from '../lexicon/reading-names.ts';
import { structureBegins } from '../lexicon/structures.ts';
import { zoneInBrief } from '../lexicon/zones.ts';
import { plainText } from '../normalise/text.ts';
import { likelyMeaning, meaningOf } from './labels.ts';

const figure = /^(?:約|¥|平成|昭和|令和|地上|B?\d)/;
/** How a value begins that follows its label without any mark between them. Labels not listed take figures only. */
const beginnings: Partial<Record<ReadingName, RegExp>> = {
  address: /^(?:北海道|東京都|(?:京都|大阪)府|\S{2,3}県|\S{1,6}[市区]\S)/,
  stations: /^(?:JR|\S{1,14}(?:線|ライン|鉄道|電鉄|モノレール|エクスプレス))/,
  construction: composed`^(?:${structureBegins})`,
  land_rights: composed`^(?:${ownership}|${leaseholdRight}|${leaseLaw}\S{0,6}(?:借地|賃借)権|${superficies}|${leaseRight})`,
  zoning: composed`^(?:${zoneInBrief}|市街化)`,
  occupancy: composed`^(?:空|${fullyLet}|${tenanted}|${livedIn}|オーナー|入居|所有者|一部|\d+戸中)`,
  layout: composed`^(?:\d|${oneRoom})`,
  transaction: composed`^(?:売主|${brokerage}|代理|${mediation}|専|一般)`,
  delivery: /^(?:即|相談|\d)/,
  land_category: /^(?:宅地|山林|雑種地|畑|田|原野|学校用地)/,
};

/** Labels set wide before a mark, `交 通：`, written together; everything else stays as it is. */
export function closeWideLabels(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{L}(?:[\s　]+\p{L}){1,7}(?=[\s　]*[:：／|｜（(])/gu, (label) => {
    const whole = label.replace(/[\s　]+/g, '');
    return meaningOf(whole) === null ? label : whole;
  });
}

/** `名 称 サンロード蕨`, `構造 RC造`: a label, set wide or not, and its value behind a space. Null where no known label stands in front. */
export function widePair(text: string): { label: string; value: string } | null {
  const plain = text.trim();
  if (plain.includes('。')) return null;
  for (let at = Math.min(18, plain.length - 1); at >= 2; at -= 1) {
    if (!/[\s　]/.test(plain[at] ?? '') || /[\s　]/.test(plain[at - 1] ?? '')) continue;
    const label = plain.slice(0, at).replace(/[\s　]+/g, '');
    const value = plain
      .slice(at)
      .trim()
      .replace(/^(?:[:：]\s*|[―–—─\->＞~〜～→⇒]\s+)/, '');
    // `on the ninth floor of a building`: a word of a sentence.
    if (/^[a-z]/.test(label) || /^(?:will|has|have|may|can|shall|must|does)\b/.test(value)) continue;
    if (label.length < 2 || value === '' || meaningOf(label) === null || meaningOf(value) !== null) continue;
    return { label, value };
  }
  return null;
}

/** `総戸数52戸`, `土地権利所有権`: a label with its value behind it and nothing between. Null where no label begins the text so. */
export function gluedPair(text: string): { label: string; value: string } | null {
  const plain = text.trim();
  if (plain.includes('。')) return null;
  if (/^[a-z]/.test(plain)) return null;
  const most = Math.min(14, plain.length - 1);
  const cut = (length: number, meaning: ReturnType<typeof meaningOf>): { label: string; value: string } | null => {
    const value = plain.slice(length).trim();
    const start = plainText(value);
    const fits =
      meaning !== null && ((beginnings[meaning.reading] ?? figure).test(start) || (meaning.reading !== 'address' && figure.test(start)));
    return fits ? { label: plain.slice(0, length), value } : null;
  };
  // Of listed labels the longest; of others the shortest, since a value may begin with words of its own.
  for (let length = most; length >= 2; length -= 1) {
    const known = cut(length, meaningOf(plain.slice(0, length)));
    if (known) return known;
  }
  for (let length = 3; length <= most; length += 1) {
    if (/^(?:月額|年額|月間|年間|合計|総額)/.test(plain)) break;
    const likely = cut(length, likelyMeaning(plain.slice(0, length)));
    if (likely) return likely;
  }
  return null;
}
