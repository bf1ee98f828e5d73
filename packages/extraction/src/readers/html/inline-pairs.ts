import { closeWideLabels, widePair } from '../../vocabulary/glued-label.ts';
import { labelInGroup, likelyMeaning, meaningOf, pairMeaning } from '../../vocabulary/labels.ts';
import { latinPair } from '../../vocabulary/latin-pair.ts';

/** Names in Latin letters are longer: `Building coverage ratio / Floor area ratio: 80% / 300%`. */
const separated = /^\s*([^:：\n]{1,24}|[A-Z][A-Za-z./()& -]{24,47})[:：]\s*(.*)$/s;
const bracketed = /^\s*[【［[〔＜〈《≪]\s*([^】］\]〕＞〉》≫\n]{1,20})\s*[】］\]〕＞〉》≫]\s*[:：]?\s*(.*)$/s;
/** `価格…2,780万円`, `価格 → 2,780万円`: dots or an arrow that lead from a label to its value. */
const led =
  /^\s*[■●◆◇□▪◎★▼・]?\s*([^\s…‥・.→⇒\d]{1,10}?(?:・[^\s…‥・.→⇒\d]{1,8}?)?)\s*(?:[…‥]+|[・･]{2,}|\.{2,}|→|⇒|-+>)\s*(?=[^\s…‥・.])(.*)$/su;
const slashed = /^\s*([^／|｜\n]{1,16})[／|｜]\s*(\S.*)$/s;
/** `建ぺい率／容積率 60％／200％`: two labels in one before their values. */
const doubled = /^\s*([^\s／/・|｜]{2,8}[／/・][^\s／/・|｜]{1,8})[\s　]+(\S.*)$/s;
const spaced = /^\s*(\S{2,14})\s+([¥￥約]?[\d０-９].*)$/s;
const numbered = /^\s*(?:[(（]?\d{1,2}[)）.．、]\s*)/;
/** `3．所在地`, `(2)価格` in front of a label. */
const leadingNumber = /^\s*[(（]?\d{1,2}[)）.．、]\s*(?=\p{Script=Han}{2})/u;
const bulleted = /^\s*[■●◆◇□▪◎★▼]\s*(\S{2,12})[\s　]+(\S.*)$/s;
/** Values that go on in the following lines. */
const severalLines = new Set(['stations', 'remarks', 'address']);
/** Where a label may begin, and the label itself up to the mark behind it. */
const labelStart =
  /(?:^|(?<=[\s　／/|｜、,，・;；)）]))([^\s　:：／/|｜、,，;；()（）]{1,14}(?:[（(][^）)]{1,8}[）)])?)\s*([:：／/|｜])(?!\/)/g;

/** Whether the words before a place belong to the label there: `rent:` behind `Expected`, at the start of a text or in small letters. */
function isInsideLabel(text: string, cut: number): boolean {
  const before = text.slice(0, cut);
  // `共同住宅19戸（3LDK：7戸、3DK：12戸）`: what stands in brackets is one.
  const opened = (before.match(/[（(]/g)?.length ?? 0) - (before.match(/[）)]/g)?.length ?? 0);
  if (opened > 0 && /[）)]/.test(text.slice(cut)) && /^\d?[A-Z]/i.test(text.slice(cut))) return true;
  if (!/^[A-Za-z]/.test(text.slice(cut)) || !/[A-Za-z]\s$/.test(before)) return false;
  return /^[a-z]/.test(text.slice(cut)) || /^\s*(?:[A-Za-z'’-]+\s){1,4}$/.test(before);
}

/** `JR山陽本線：岡山駅`: a railway before its station, and no label. */
const namesLine = /(?:(?<![沿路])線|ライン|モノレール|エクスプレス|鉄道|電鉄)$/;

/** `価格：1,280万円 利回り：9％／現況：空室` cut before each label. Slashes count only behind labels that are known. */
export function splitAtLabels(text: string): string[] {
  const closed = closeWideLabels(text);
  const cuts = [...closed.matchAll(labelStart)]
    .filter(([, label = '', mark = '']) => label.length > 1 && !namesLine.test(label) && (/[:：]/.test(mark) || meaningOf(label) !== null))
    .map((match) => match.index);
  const pieces = [0, ...cuts.filter((cut) => cut > 0 && !isInsideLabel(closed, cut))].map((cut, index, all) =>
    closed.slice(cut, all[index + 1]),
  );
  // `建ぺい率／容積率／60％／200％`: two labels before their two values are one.
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    // `土地：面積／223㎡ 権利／所有権`: the first label is the group of the ones behind it.
    const group = last === undefined ? null : /^[\s■●◆◇□▪◎★▼・]*([^／/|｜:：]{1,8})[:：]\s*$/.exec(last)?.[1];
    const member = /^\s*([^\s／/|｜:：]{1,10})[／/|｜:：]/.exec(piece)?.[1];
    if (last !== undefined && group && member && labelInGroup(group, member) !== member) {
      joined[joined.length - 1] = piece.replace(member, labelInGroup(group, member));
      return joined;
    }
    const first = last === undefined ? null : /^\s*([^／/|｜:：]+)[／/|｜]\s*$/.exec(last)?.[1];
    const second = /^\s*([^／/|｜:：]+)[／/|｜:：]/.exec(piece)?.[1];
    if (last !== undefined && first && second && meaningOf(`${first.trim()}/${second.trim()}`) !== null)
      joined[joined.length - 1] = `${first.trim()}・${piece.trimStart()}`;
    else joined.push(piece);
    return joined;
  }, []);
}

/** A value without the marks that separate it from the next label. */
export function tidyEnd(value: string): string {
  return value.replace(/[\s　／|｜、,，・;；]+$/, '').trim();
}

const listedLine = /^\s*[・*\-–■●◆◇□▪◎★○]?\s*(\p{L}[\p{L}／/・]{0,11}(?:[（(][^（()）\s]{1,6}[）)])?)[\s　]+(\S.*)$/u;

const wayOn = /^[\s　]*\S*(?:線|ライン|鉄道|電鉄|モノレール)[^。]*(?:徒歩|歩|バス)\s*約?[\d０-９]+\s*分/;

/** Ways to further stations joined to the line above them, whose label is the access. */
function withWaysOn(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = /^[\s　・●■◆]*([^\s　:：]{2,12}?)[\s　]*(?:[:：]|[\s　])/.exec(above ?? '')?.[1] ?? '';
    if (above !== undefined && wayOn.test(line) && likelyMeaning(label)?.reading === 'stations')
      joined[joined.length - 1] = `${above}、${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

/** Lines that each begin with a short word and go on with what it announces: `・売値  2,480万円` over `・駅  鹿児島本線 …`. None where too few of the words are labels. */
function listedLines(text: string): { line: string; label: string; value: string }[] {
  const lines = withWaysOn(text.split('\n').filter((line) => line.trim() !== ''));
  const listed = lines.flatMap((line) => {
    // `価 格 2,480万円`: a label set wide begins with one letter alone.
    const wide = /^\s*\p{L}[\s　]+\p{L}/u.test(line) ? widePair(line) : null;
    const [, label = '', value = ''] = wide === null ? (listedLine.exec(line) ?? []) : ['', wide.label, wide.value];
    return label === '' || line.includes('。')
      ? []
      : [{ line, label, value: value.replace(/^(?:[:：>＞~〜～→⇒]|[-–—―…]{1,3})[\s　]+|^[:：]/, '') }];
  });
  const known = listed.filter(({ label }) => likelyMeaning(label) !== null).length;
  return listed.length >= 4 && listed.length >= 0.5 * lines.length && known >= 3 && known >= 0.4 * listed.length ? listed : [];
}

const inBrackets =
  /(\p{L}{2,8})[\s　]*(?:[（(](?:税込|税抜|壁芯|内法|登記|公簿|実測)[）)][\s　]*)?[（(][\s　]*([^（）()]{1,90}?)[\s　]*[）)]/gu;

/** `土地（ 54.38㎡ ） 権利（ 所有権 ）`: values in brackets behind their labels, where nothing but such pairs stands in the text. */
export function bracketedPairs(text: string): { label: string; value: string }[] {
  const closed = closeWideLabels(text);
  const pairs = [...closed.matchAll(inBrackets)].map(([, label = '', value = '']) => ({ label, value: value.trim() }));
  const rest = closed.replace(inBrackets, '').replace(/[\s　・、,■●◆]/g, '');
  return rest === '' && pairs.length > 0 && pairs.every(({ label }) => meaningOf(label) !== null) ? pairs : [];
}

/** `所在 市川市塩焼 地番 12番8 地目 宅地`: labels and values behind one another with spaces alone. None with fewer than three labels. */
function spacedPairs(text: string): { label: string; value: string }[] {
  const words = text.split(/[\s　]+/).filter((word) => word !== '');
  const at = words.flatMap((word, index) => (meaningOf(word) === null ? [] : [index]));
  const [first = words.length] = at;
  if (at.filter((index) => meaningOf(words[index] ?? '')?.weak === false).length < 3 || first > 2 || text.includes('。')) return [];
  return at.flatMap((index, order) => {
    const value = tidyEnd(words.slice(index + 1, at[order + 1]).join(' '));
    return value === '' ? [] : [{ label: words[index] ?? '', value }];
  });
}

/** A label that is known, with what its dots or its arrow lead to. */
function ledPair(piece: string): RegExpExecArray | null {
  const found = led.exec(piece);
  return found && pairMeaning(found[1] ?? '', found[2] ?? '') !== null ? found : null;
}

function separatedPair(piece: string): RegExpExecArray | null {
  const found = separated.exec(piece);
  return found && namesLine.test(found[1] ?? '') && meaningOf(found[1] ?? '') === null ? null : found;
}

const marked = /^\s*([^\s=＝。、]{2,14}?)(?:\s+[=＝–—-]|は)\s+(\S.*)$/su;

/** `価格 = 2,480万円`, `価格 - 2,480万円`, `価格は 2,480万円`: a label that is known, a mark, and what it announces; no sentence. */
function markedPair(piece: string): RegExpExecArray | null {
  const found = marked.exec(piece);
  if (!found || /。|です|ます/.test(found[2] ?? '')) return null;
  const meaning = likelyMeaning(found[1] ?? '');
  const certain = meaning !== null && !meaning.weak && !meaning.guessed;
  return certain || (meaning !== null && /^[¥￥約]?[\d０-９]/.test(found[2] ?? '')) ? found : null;
}

/** `価格 2,480万円 ｜ 間取り 1K ｜ 面積 20.1㎡` apart, as `価格：2,480万円` and so on, where most parts begin with a label that is known. */
function apartAtBars(text: string): string[] {
  const parts = text.split(/\s[|｜]\s/);
  const begins = (part: string): boolean => likelyMeaning(/^\s*([^\s　:：]+)[\s　:：]/.exec(part)?.[1] ?? '') !== null;
  const known = parts.filter(begins).length;
  if (known < 2 || known < 0.6 * parts.length) return [text];
  return parts.map((part) => (begins(part) ? part.replace(/^(\s*[^\s　:：]+)[\s　]+/, '$1：') : part));
}

/** `label：value` pairs of running text: one after another, one a line, behind bullets, or with the label in 【brackets】. */
export function inlinePairs(whole: string): { label: string; value: string }[] {
  // A small picture in front of a label is a bullet.
  const text = whole.replace(/\p{Extended_Pictographic}\uFE0F?(?=\s*\p{L})/gu, '■');
  const listed = listedLines(text);
  if (listed.length > 0) {
    const own = new Set(listed.map(({ line }) => line));
    const rest = withWaysOn(text.split('\n').filter((line) => line.trim() !== '')).filter((line) => !own.has(line));
    return [...listed.filter(({ label, value }) => pairMeaning(label, value) !== null), ...inlinePairs(rest.join('\n'))];
  }
  const pairs: { label: string; value: string; long: boolean }[] = [];
  const latin = latinPair(text);
  if (latin !== null) return [latin];
  for (const piece of text
    .split(/\n|(?=[■●◆◇□▪◎★▼【])/)
    .flatMap(apartAtBars)
    .flatMap(splitAtLabels)
    .map((part) => part.replace(leadingNumber, ''))) {
    if (piece.trim() === '') continue;
    const behind = spacedPairs(piece);
    const inside = behind.length >= 3 ? behind : bracketedPairs(piece);
    if (inside.length > 0) {
      pairs.push(...inside.map((pair) => ({ ...pair, long: false })));
      continue;
    }
    const colon = bracketed.exec(piece) ?? separatedPair(piece) ?? ledPair(piece) ?? markedPair(piece);
    const wide = colon || slashed.test(piece) ? null : widePair(piece.replace(numbered, ''));
    const splits = colon
      ? [colon]
      : [doubled.exec(piece), slashed.exec(piece), wide ? ['', wide.label, wide.value] : null, spaced.exec(piece)];
    const named = splits.flatMap((split) => {
      const [, label = '', value = ''] = split ?? [];
      // `共同住宅19戸（3LDK：7戸、3DK：12戸）`: a label does not end inside of brackets.
      const isWhole = (label.match(/[（(]/g)?.length ?? 0) === (label.match(/[）)]/g)?.length ?? 0);
      const meaning = label && isWhole ? (colon ? pairMeaning(label, value) : meaningOf(label)) : null;
      return meaning === null ? [] : [{ label, value, meaning }];
    });
    const [{ label, value, meaning } = { label: '', value: '', meaning: null }] = named;
    const [, listed = '', told = ''] = meaning === null ? (bulleted.exec(piece) ?? []) : [];
    if (listed !== '' && listed.split(/[/／]/).every((part) => likelyMeaning(part) !== null)) {
      pairs.push({ label: listed, value: tidyEnd(told), long: severalLines.has(likelyMeaning(listed)?.reading ?? '') });
      continue;
    }
    const last = pairs.at(-1);
    if (meaning) pairs.push({ label: label.trim(), value: tidyEnd(value), long: severalLines.has(meaning.reading) });
    else if (last && (last.value === '' || last.long) && !colon) last.value = `${last.value}\n${tidyEnd(piece)}`.trim();
  }
  return pairs.filter((pair) => pair.value !== '');
}
