import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';

const separated = /^\s*([^:：\n]{1,24})[:：]\s*(.*)$/s;
const bracketed = /^\s*[【［[〔]\s*([^】］\]〕\n]{1,20})\s*[】］\]〕]\s*[:：]?\s*(.*)$/s;
const slashed = /^\s*([^／|｜\n]{1,16})[／|｜]\s*(\S.*)$/s;
const spaced = /^\s*(\S{2,14})\s+([¥￥約]?[\d０-９].*)$/s;
/** Values that go on in the following lines. */
const severalLines = new Set(['stations', 'remarks', 'address']);
/** Before a further label on the same line: `価格：1,280万円 利回り：9％／現況：空室`. */
export const nextLabel = /(?<=[\s　／/|｜、,，・;；)）])(?=[^\s　:：／/|｜、,，;；()（）]{2,14}(?:[（(][^）)]{1,8}[）)])?\s*[:：](?!\/\/))/;

/** A value without the marks that separate it from the next label. */
export function tidyEnd(value: string): string {
  return value.replace(/[\s　／|｜、,，・;；]+$/, '').trim();
}

/** `label：value` pairs of running text: one after another, one a line, behind bullets, or with the label in 【brackets】. */
export function inlinePairs(text: string): { label: string; value: string }[] {
  const pairs: { label: string; value: string; long: boolean }[] = [];
  for (const piece of text.split(/\n|(?=[■●◆◇□▪◎★▼【])/).flatMap((line) => line.split(nextLabel))) {
    if (piece.trim() === '') continue;
    const colon = bracketed.exec(piece) ?? separated.exec(piece);
    const [, label = '', value = ''] = colon ?? slashed.exec(piece) ?? spaced.exec(piece) ?? [];
    const meaning = label ? (colon ? likelyMeaning(label) : meaningOf(label)) : null;
    const last = pairs.at(-1);
    if (meaning) pairs.push({ label: label.trim(), value: tidyEnd(value), long: severalLines.has(meaning.reading) });
    else if (last && (last.value === '' || last.long) && !colon) last.value = `${last.value}\n${tidyEnd(piece)}`.trim();
  }
  return pairs.filter((pair) => pair.value !== '');
}
