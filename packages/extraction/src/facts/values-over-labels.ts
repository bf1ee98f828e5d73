import { plainText } from '../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';

const figure = /^[¥\\約]?\s*\d[\d,.]*\s*(?:億|万|千)?[\d,.]*\s*(?:万|千)?(?:円|%|㎡|m2|坪|戸|室|年|分|階)\S{0,6}$/;

const isFigure = ({ text }: LineBlock): boolean => figure.test(plainText(text).replace(/\s/g, ''));
const isLabel = ({ text }: LineBlock): boolean => text.length <= 16 && meaningOf(text) !== null;

/** Counters that make a list of figures with their names underneath. */
const leastCounters = 2;

/**
 * Figures set large on a page with their names under them, `3.58億円` over `販売価格`: lines by turns figure and label, the
 * figure first. Lists that begin with a label are paired by the reader of the page, and a heading names what follows it.
 */
export function valuesOverLabels(blocks: readonly Block[]): PairBlock[] {
  const lines = blocks.filter((block) => block.type === 'line');
  const pairs: PairBlock[] = [];
  let run: PairBlock[] = [];
  const close = (): void => {
    if (run.length >= leastCounters) pairs.push(...run);
    run = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const [value, label] = [lines[index], lines[index + 1]];
    const before = lines[index - 1];
    const counts =
      value &&
      label &&
      isFigure(value) &&
      isLabel(label) &&
      !(run.length === 0 && before && isLabel(before)) &&
      !(label.heading && !value.heading);
    if (!counts) {
      close();
      continue;
    }
    const { group, section, aside, at } = value;
    run.push({ type: 'pair', label: label.text, value: value.text, form: 'siblings', group, section, aside, at });
    index += 1;
  }
  close();
  return pairs;
}
