import { align } from './align.ts';
import { beforePercent, decide, ofPlan, withLostEnds } from './decide-number.ts';
import type { FusedText, ReadNumber } from './fused-text.ts';
import { withLatinWords } from './latin-words.ts';
import { han, signs } from './letter-kinds.ts';
import { comparable, isDirt, letterOf } from './letter-of.ts';
import { plainText } from './line-text.ts';
import { numberSpans } from './number-spans.ts';
import { withCapitals, withPercentSigns, withStrokes } from './repaired-pairs.ts';
import type { SureLetter } from './second-reader.ts';
import { isWhole, leastAgreement, wholeLine } from './whole-line.ts';
import { inWholeSigns } from './whole-signs.ts';

/** Puts two readings of one line together: words from the first reader, numbers from both, each with its state. */
export function fuse(firstText: string, secondLetters: readonly SureLetter[], knows: (letter: string) => boolean): FusedText {
  const first = [...plainText(firstText)];
  const seen = inWholeSigns(secondLetters);
  const second = seen.map(({ letter }) => letter);
  const sureness = seen.map((one) => one.sureness);
  const spaces = new Set<number>();
  const letters: string[] = [];
  for (const letter of first) {
    if (letter === ' ') spaces.add(letters.length);
    else letters.push(letter);
  }
  const pairs = withLatinWords(withCapitals(withStrokes(withPercentSigns(align(letters, second)), sureness), sureness), sureness);
  const compared = pairs.filter(comparable);
  const same = compared.filter((pair) => pair.first === pair.second || letterOf(pair, sureness, knows) === pair.second);
  const agreement = compared.length === 0 ? 1 : same.length / compared.length;
  if (agreement < leastAgreement && isWhole(seen)) return wholeLine(letters.join(''), second.join(''));
  const spans = numberSpans(pairs);
  const numbers: ReadNumber[] = [];
  let text = '';
  let index = 0;
  while (index < pairs.length) {
    const pair = pairs[index];
    if (!pair) break;
    if (pair.first !== null && spaces.has(pair.at)) text += ' ';
    const span = spans.find(({ from }) => from === index);
    if (span) {
      const inside = pairs.slice(span.from, span.to);
      const readings = [inside.map((one) => one.first ?? '').join(''), inside.map((one) => one.second ?? '').join('')] as const;
      const behind = pairs[span.to];
      const percent = (behind?.first === '%' || behind?.second === '%') && beforePercent(...readings);
      const decided = percent || (ofPlan(...readings, behind) ?? decide(...readings));
      const number = withLostEnds(decided, pairs, span, knows);
      const seenAlone = !inside.some((one) => one.second !== null && /\d/.test(one.second));
      const bullet = pairs.slice(0, span.to).some((one) => one.second !== null && signs.has(one.second));
      const leadingDirt = seenAlone && bullet && span.from < 3 && han.test(pairs[span.to]?.first ?? '');
      if (leadingDirt) {
        // A mark at the start of a line, taken for a digit.
      } else if (/\d/.test(number.text)) {
        // A number that one reader sees in a line of which they agree on little else is not a number.
        numbers.push(number.state === 'second_only' && agreement < leastAgreement ? { ...number, state: 'conflict' } : number);
        text += number.text;
      } else text += inside.map((one) => one.first ?? '').join('');
      index = span.to;
    } else {
      if (!isDirt(pairs, index)) text += letterOf(pair, sureness, knows);
      index += 1;
    }
  }
  return { text: text.trim(), numbers, agreement, compared: compared.length };
}
