import { stateIfFull, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { Segment } from './pdf-segment.ts';

/** Words that say of a rent or a yield in their row whose it is, and name neither. */
const state = composed`^(${stateIfFull}|${stateToday})$`;
const stateWithYield = composed`^(${stateIfFull}|${stateToday})\s*[:：]?\s*(?=\d{1,2}\.\d{1,2}\s*[%％])`;
const rentOfPeriod = /^(?:年額|月額|年間|月間)\s*[:：]?\s*[\d０-９][\d０-９,，.]*\s*万?円/;
const yieldAlone = /^\d{1,2}\.\d{1,2}\s*[%％]/;
/** How far behind such a word its figure may stand, in sizes of type. */
const mostGap = 16;

/** `満室時` before `年額4,608,000円`, `現行` before `7.63%`: what the figure behind it makes of a word that names none. */
export function withNamedStates(rows: readonly Segment[][]): Segment[][] {
  return rows.map((row) =>
    row.map((segment, index) => {
      const text = segment.text.trim();
      if (stateWithYield.test(text)) return { ...segment, text: text.replace(stateWithYield, '$1利回り ') };
      const next = row[index + 1];
      if (!state.test(text) || !next || next.x - segment.x - segment.width > mostGap * segment.size) return segment;
      if (rentOfPeriod.test(next.text.trim())) return { ...segment, text: `${text}月額賃料` };
      return yieldAlone.test(next.text.trim()) ? { ...segment, text: `${text}利回り` } : segment;
    }),
  );
}
