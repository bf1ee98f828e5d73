import { roleOf } from '../../normalise/agents-role.ts';
import type { Block, PairBlock } from '../../reading/source-reading.ts';
import type { RecognisedLine, RecognisedPage } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** A role that is all of the words under a label. */
const wholeRole = /^(?:売主|代理|仲介|(?:専属)?専任媒介|一般媒介|媒介|媒介\(仲介\)|仲介\(媒介\))$/;
const wordsOf = (lines: readonly RecognisedLine[]): string => lines.map(({ text }) => text.replace(/\s/g, '')).join('');

/** How far under its label a role in two lines may reach, in heights of the label. */
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

function withRole(pair: PairBlock, page: RecognisedPage): PairBlock {
  const box = pair.at.label_box;
  if (meaningOf(pair.label.replace(/\s+/g, ''))?.reading !== 'transaction' || roleOf(pair.value) !== null || !box) return pair;
  const under = linesUnder(box, page);
  for (let count = 1; count <= Math.min(3, under.length); count += 1) {
    const own = under.slice(0, count);
    // `専任` over `媒介` is one role.
    const isWhole = wholeRole.test(wordsOf(own)) && !(count < under.length && wholeRole.test(wordsOf(under.slice(0, count + 1))));
    if (!isWhole) continue;
    const { width, height } = page.picture;
    const [left, top] = [Math.min(...own.map((line) => line.left)), Math.min(...own.map((line) => line.top))];
    const [right, bottom] = [Math.max(...own.map((line) => line.right)), Math.max(...own.map((line) => line.bottom))];
    const agreement = Math.round(100 * Math.min(...own.map(({ confidence }) => confidence))) / 100;
    const at = {
      ...pair.at,
      box: [left / width, top / height, (right - left) / width, (bottom - top) / height],
      agreement,
    } as PairBlock['at'];
    return { ...pair, value: wordsOf(own), form: 'below', at };
  }
  return pair;
}

/** Agents print their role under its label, in small boxes of their own, where a row of further labels goes on beside it. */
export function withRolesBelow(blocks: readonly Block[], page: RecognisedPage): Block[] {
  return blocks.map((block) => (block.type === 'pair' ? withRole(block, page) : block));
}
