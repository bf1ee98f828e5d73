import type { PairForm } from '../../reading/source-reading.ts';
import { gluedPair, widePair } from '../../vocabulary/glued-label.ts';
import { likelyMeaning, meaningOf, pairMeaning } from '../../vocabulary/labels.ts';
import { latinPair } from '../../vocabulary/latin-pair.ts';
import { bracketedPairs, splitAtLabels, tidyEnd } from '../html/inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

export interface PlacedPair {
  label: string;
  value: string;
  form: PairForm;
  /** Where the value stands, and its label where that stands apart. */
  place: Segment;
  labelPlace?: Segment;
}

/** `媒介業者（取引態様：媒介）`: the role of the agent behind the word for it. */
const roleInBrackets = /^[^:：（）()]{1,24}[（(]\s*(取引(?:態様|形態))\s*[:：／]?\s*([^（）()]{2,12})[）)]$/;
const bullets = /(?=[●■◆◇□▪◎★○▼▽])/;
/** `【権利】所有権【地目】宅地`: a line of several labels in brackets, each with what follows it. Other brackets stay with their value. */
function atBrackets(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/(?=【[^】]{1,12}】)/)) {
    const label = /^【([^】]{1,12})】\s*\S/.exec(piece)?.[1];
    if (pieces.length > 0 && (label === undefined || likelyMeaning(label) === null)) pieces.push(`${pieces.pop() ?? ''}${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** `管理費 11,300円｜賃料 112,000円`: bars between pairs, where none of the parts is a label alone before its value. */
function atBars(text: string): string[] {
  const parts = text.split(/[｜|]/);
  return parts.length > 1 && parts.every((part) => part.trim() !== '' && meaningOf(part.trim()) === null) ? parts : [text];
}

/** `●所在地／目黒区…`, `月間賃料：96,000円`, `総戸数52戸`, `専有面積：31.45㎡／間取り：1DK` inside one segment. */
export function inlinePairs(segment: Segment): PlacedPair[] {
  const pairs: PlacedPair[] = [];
  // `２沿線以上利用可｜容積率１００％以上｜駅徒歩５分以内`: the terms of a search.
  if (/[｜|].*[｜|]/.test(segment.text) && /利用可|以内|以上/.test(segment.text)) return [];
  // `沿線(2)`: the label of the second of several, and no pair.
  if (/^\s*\p{L}{1,8}\s*[(（]\s*[1-3１-３]\s*[)）]\s*$/u.test(segment.text)) return [];
  const inside = bracketedPairs(segment.text);
  if (inside.length > 0) return inside.map((pair) => ({ ...pair, form: 'inline', place: segment }));
  // `Station (Minatomirai Line) 3`, the second line of a way.
  if (/^\s*(?:Station|Line)\s*[(,]/.test(segment.text)) return [];
  // `Station: 4-minute walk`, the second line of one, and `Loop Line, Kita Station: 7 min walk`, whole.
  if (
    /^(?:[A-Z].*\s)?(?:Station|Sta\.|Stn\.?)\s*[:–—-]\s*(?:about |approx\.? )?\d{1,2}[ -]?min[\w.']*(?: walk| on foot)?$/.test(
      segment.text.trim(),
    ) &&
    !/^(?:Near|Clos)\w* Station\b/.test(segment.text.trim())
  )
    return [];
  const role = roleInBrackets.exec(segment.text.trim());
  if (role) return [{ label: role[1] ?? '', value: role[2]?.trim() ?? '', form: 'inline', place: segment }];
  const latin = latinPair(segment.text);
  if (latin !== null) return [{ ...latin, form: 'inline', place: segment }];
  let rest = segment.x;
  // `【取引態様：媒介】`: a pair in brackets.
  const text = segment.text.replace(/^\s*[【［〔]([^【】［］〔〕]+[:：][^【】［］〔〕]+)[】］〕]\s*$/, '$1');
  for (const piece of text.split(bullets).flatMap(atBars).flatMap(atBrackets).flatMap(splitAtLabels)) {
    const width = (segment.width * piece.length) / Math.max(1, segment.text.length);
    const place = { ...segment, text: piece, x: rest, width };
    rest += width;
    const separated = /^[\s･・*※▽／/|｜、,]*([^:：／|｜＝]{1,24}?)\s*([:：／|｜＝])\s*(\S.*)$/s.exec(piece);
    if (separated) {
      const [, label = '', mark = '', value = ''] = separated;
      // `建蔽率／容積率60%／200%`: the slash parts two labels of one value.
      const both = /[／/]/.test(mark) && /\d/.test(value) ? gluedPair(piece.replace(/^[\s･・*※●■◆◇□▪◎★○▼▽]+/, '')) : null;
      if (both?.label.includes(mark) && both.label.split(mark).every((part) => meaningOf(part) !== null)) {
        pairs.push({ ...both, form: 'inline', place });
        continue;
      }
      if ((/[:：]/.test(mark) ? pairMeaning(label, value) : meaningOf(label)) !== null) {
        pairs.push({ label: label.replace(/^[\s●■◆◇□▪◎★○▼▽]+/, '').trim(), value: tidyEnd(value), form: 'inline', place });
        continue;
      }
    }
    const bracketed = /^\s*[【［[〔〈<]\s*([^】］\]〕〉>]{1,20})\s*[】］\]〕〉>]\s*(\S.*)$/s.exec(piece);
    if (bracketed && pairMeaning(bracketed[1] ?? '', bracketed[2] ?? '')) {
      pairs.push({ label: bracketed[1] ?? '', value: bracketed[2] ?? '', form: 'inline', place });
      continue;
    }
    const bare = piece.replace(/^[\s･・*※●■◆◇□▪◎★○▼▽]+/, '').replace(/^\s*[（(]([^（）()]+)[）)]\s*$/, '$1');
    const wide = widePair(bare.replace(/^[(（]?[\d０-９]{1,2}[)）.．、]\s*/, ''));
    if (wide) {
      pairs.push({ ...wide, form: 'inline', place });
      continue;
    }
    for (const part of piece.split(/[\s　／/|｜]+(?=\p{Script=Han}{2})/u)) {
      const glued = gluedPair(part.replace(/^[\s･・*※●■◆◇□▪◎★○▼▽]+/, ''));
      if (glued) pairs.push({ ...glued, form: 'inline', place });
    }
  }
  return pairs;
}

/** Words of Latin letters that may be a label; what stands `in` or `near` a place is a heading. */
const latinLabel = /^(?!.*\s(?:in|at|near|by|from|with|for)\s)[A-Z][A-Za-z &/().'-]+$/;

/** A label alone: a known one, or a short one whose words say what it is and that nothing else on its own would be. */
export function isLabel(segment: Segment): boolean {
  const text = segment.text.trim();
  if (/^(?:月額|年額|月間|年間|税込|合計|総額)$/.test(text)) return meaningOf(text) !== null;
  if (/^[【［〔][^】］〕]*[】］〕]\s*\S/.test(text)) return false;
  if (text.length > (/^[\x20-\x7e]+$/.test(text) ? 40 : 24) || (/[（(](?:[\s　]|[^）)]*\d)/.test(text) && bracketedPairs(text).length > 0))
    return false;
  return (
    meaningOf(text) !== null ||
    (text.length <= (latinLabel.test(text) ? 40 : 16) &&
      !/[:：|｜].*\S/.test(text) &&
      (!text.includes('／') || text.split('／').every((part) => likelyMeaning(part) !== null)) &&
      likelyMeaning(text) !== null)
  );
}

const opened = (text: string): number => (text.match(/[（(]/g)?.length ?? 0) - (text.match(/[）)]/g)?.length ?? 0);

/** A value whose bracket closes in the line under it goes on there: `7 min walk to Kita Station (JR` over `Chuo Line)`. */
export function withClosedBrackets(pairs: readonly PlacedPair[], rows: readonly Segment[][]): PlacedPair[] {
  return pairs.map((pair) => {
    const { value, place } = pair;
    if (opened(value) !== 1) return pair;
    const rest = rows
      .flat()
      .find(
        (segment) =>
          segment.y > place.y + 0.5 * place.size &&
          segment.y - place.y <= 1.8 * place.size &&
          segment.x < place.x + place.width &&
          segment.x + segment.width > place.x &&
          opened(segment.text) === -1,
      );
    return rest === undefined ? pair : { ...pair, value: `${value}${/[A-Za-z]$/.test(value) ? ' ' : ''}${rest.text.trim()}` };
  });
}
