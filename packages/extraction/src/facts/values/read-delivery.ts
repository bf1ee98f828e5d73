import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { isLowerCase } from './lower-case.ts';
import { firstLine } from './read-amount.ts';

/** The first sentence of a cell that goes on to other matters: `相談。現状有姿。`. */
const firstSentence = (text: string): string => firstLine(text).replace(/(?<=.)。.*$/, '');

/** When the property is handed over, and when one may move in. */
export function delivery(text: string, label: string): Read[] {
  // A letter of the label beside the cell, and the label once more inside: `現` over `引渡可能時期 相談`.
  const said = plainText(text)
    .replace(/^[現引渡し]\n/, '')
    .replace(/^引渡し?(?:可能)?(?:時期|日)?\s+(?=\S)/, '')
    // `2027年3月` over `予定` in a narrow cell.
    .replace(/(?<=[年月日])\n(?=(?:[上中下]旬|末日?)?(?:予定|以降|まで|頃|ごろ))/, '');
  const first = firstSentence(said).slice(0, 60);
  return [
    ...one('extra.delivery', first.length < 2 || isLowerCase(first.slice(0, 30)) ? null : first),
    ...(/入居/.test(label) ? one('extra.move_in', firstLine(text).slice(0, 60)) : []),
  ];
}
