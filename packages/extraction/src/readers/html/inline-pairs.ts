import { meaningOf } from '../../vocabulary/labels.ts';

const separated = /^\s*([^:：\n]{1,24})[:：]\s*(.*)$/s;
const bracketed = /^\s*[【［[〔]\s*([^】］\]〕\n]{1,20})\s*[】］\]〕]\s*[:：]?\s*(.*)$/s;
const spaced = /^\s*(\S{2,14})\s+([¥￥約]?[\d０-９].*)$/s;
/** Values that go on in the following lines. */
const severalLines = new Set(['stations', 'remarks', 'address']);

/** `label：value` pairs of running text: one after another, one a line, behind bullets, or with the label in 【brackets】. */
export function inlinePairs(text: string): { label: string; value: string }[] {
  const pairs: { label: string; value: string; long: boolean }[] = [];
  for (const piece of text.split(/\n|(?=[■●◆◇□▪◎★▼【])/)) {
    if (piece.trim() === '') continue;
    const [, label = '', value = ''] = bracketed.exec(piece) ?? separated.exec(piece) ?? spaced.exec(piece) ?? [];
    const meaning = label ? meaningOf(label) : null;
    const last = pairs.at(-1);
    if (meaning) pairs.push({ label: label.trim(), value: value.trim(), long: severalLines.has(meaning.reading) });
    else if (last && (last.value === '' || last.long)) last.value = `${last.value}\n${piece.trim()}`.trim();
  }
  return pairs.filter((pair) => pair.value !== '');
}
