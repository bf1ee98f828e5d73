import { agentRole, brokerage, mediation } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { roleOf } from '../../normalise/agents-role.ts';
import type { Block, PairBlock } from '../../reading/source-reading.ts';
import type { RecognisedLine, RecognisedPage } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** What a label's value must look like: whether the one that was found may be its value, and what a whole one under the label is. */
interface Form {
  fits: (value: string) => boolean;
  whole: RegExp;
}

const yieldForm: Form = { fits: (value) => /\d/.test(value) && !/[万億]|円/.test(value), whole: /^\d{1,2}(?:\.\d{1,2})?%$/ };
const forms: Partial<Record<ReadingName, Form>> = {
  transaction: {
    fits: (value) => roleOf(value) !== null,
    whole: composed`^(?:${agentRole}|${mediation}\(${brokerage}\)|${brokerage}\(${mediation}\))$`,
  },
  yield_full: yieldForm,
  yield_current: yieldForm,
};
const wordsOf = (lines: readonly RecognisedLine[]): string => lines.map(({ text }) => text.replace(/\s/g, '')).join('');

/** How far under its label a value may reach, in heights of the label. */
const reach = 5.5;

/** Lines under a box of the page that begin about where it does, downwards. */
function linesUnder(box: readonly [number, number, number, number], page: RecognisedPage): RecognisedLine[] {
  const { width, height } = page.picture;
  const [left, top, right, bottom] = [box[0] * width, box[1] * height, (box[0] + box[2]) * width, (box[1] + box[3]) * height];
  const room = 0.6 * (right - left);
  return page.lines
    .filter((line) => {
      const middle = (line.left + line.right) / 2;
      return line.direction === 'row' && middle > left - room && middle < right + room && line.top > top + 0.6 * (bottom - top);
    })
    .filter((line) => line.top < bottom + reach * (bottom - top))
    .toSorted((a, b) => a.top - b.top);
}

function withOwnValue(pair: PairBlock, page: RecognisedPage): PairBlock {
  const box = pair.at.label_box;
  const form = forms[meaningOf(pair.label.replace(/\s+/g, ''))?.reading ?? 'price'];
  if (!form || form.fits(pair.value) || !box) return pair;
  const under = linesUnder(box, page);
  for (let count = 1; count <= Math.min(3, under.length); count += 1) {
    const own = under.slice(0, count);
    // `専任` over `媒介` is one role.
    const isWhole = form.whole.test(wordsOf(own)) && !(count < under.length && form.whole.test(wordsOf(under.slice(0, count + 1))));
    if (!isWhole) continue;
    const { width, height } = page.picture;
    const [left, top] = [Math.min(...own.map((line) => line.left)), Math.min(...own.map((line) => line.top))];
    const [right, bottom] = [Math.max(...own.map((line) => line.right)), Math.max(...own.map((line) => line.bottom))];
    const agreement = Math.round(100 * Math.min(...own.map(({ confidence }) => confidence))) / 100;
    const at = {
      ...pair.at,
      box: [left / width, top / height, (right - left) / width, (bottom - top) / height],
      agreement,
      recognised: own.some(({ numbers }) => numbers.some(({ state }) => state !== 'agreed' && state !== 'separators')) ? 'unsure' : 'sure',
    } as PairBlock['at'];
    return { ...pair, value: wordsOf(own), form: 'below', at };
  }
  return pair;
}

/**
 * Values that stand under their labels where something of another form stands nearer: agents print their role in small boxes
 * under its label, beside which a row of further labels goes on; under a large price stands the label of the yield below it.
 */
export function withValuesBelow(blocks: readonly Block[], page: RecognisedPage): Block[] {
  return blocks.map((block) => (block.type === 'pair' ? withOwnValue(block, page) : block));
}
