import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

const figure = composed`^[¥\\約]?\s*\d[\d,.]*\s*(?:億|万|千)?[\d,.]*\s*(?:万|千)?(?:円|%|㎡|m2|坪|${dwellingCounter}|年|分|階)\S{0,6}$`;

const isFigure = ({ text }: LineBlock): boolean => figure.test(plainText(text).replace(/\s/g, ''));
const isLabel = ({ text }: LineBlock): boolean => text.length <= 16 && meaningOf(text) !== null;

/** Counters that make a list of figures with their names underneath. */
const leastCounters = 2;

/**
 * Figures set large on a page with their names under them, `3.58億円` over `販売価格`: lines by turns figure and label, the
 * figure first. Lists that begin with a label are paired by the reader of the page, and a heading names what follows it.
 */
export function valuesOverLabels(blocks: readonly Block[]): PairBlock[] {
  // What a label beside or over it announces is not a figure over another name.
  const told = new Set(blocks.flatMap((block) => (block.type === 'pair' ? plainText(block.value) : [])));
  const lines = blocks.filter((block) => block.type === 'line' && !told.has(plainText(block.text))) as LineBlock[];
  const pairs = [...inTurns(lines, false), ...gluedFigures(lines)];
  if (pairs.length < leastOfPage) return pairs;
  // A page that sets its figures so sets words so too: `満室` over `入居状況`.
  const known = new Set(pairs.map(({ label }) => label));
  return [...pairs, ...inTurns(lines, true).filter(({ label }) => !known.has(label))];
}

/** Figures over their names that prove a page to set all it says so. */
const leastOfPage = 3;
/** Letters of the longest value in words. */
const longestWords = 40;

function inTurns(lines: readonly LineBlock[], withWords: boolean): PairBlock[] {
  const pairs: PairBlock[] = [];
  let run: PairBlock[] = [];
  const close = (): void => {
    if (run.length >= leastCounters) pairs.push(...run);
    run = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const [value, label] = [lines[index], lines[index + 1]];
    const before = lines[index - 1];
    const fits =
      value !== undefined &&
      (isFigure(value) ||
        (withWords && !value.heading && value.text.length <= longestWords && !isLabel(value) && !/[。、]/.test(value.text)));
    const counts =
      fits &&
      label &&
      isLabel(label) &&
      (withWords || !(run.length === 0 && before && isLabel(before))) &&
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

/** Between the figure and its name there may be the name in English: `38.62㎡AREA 専有面積`. */
const glued = composed.u`^(\s*[¥\\約]?\d[\d,.]*(?:億[\d,.]*万?円|億円|万円|円|%|m2|${dwellingCounter}))\s*(?:[A-Z][A-Za-z]{2,14}[ /|・]\s?)?(\p{L}{2,12})$`;

/** `3.2億円売却価格`: figures with their names right behind them, several on a page. */
function gluedFigures(lines: readonly LineBlock[]): PairBlock[] {
  const pairs = lines.flatMap(({ text, group, section, aside, at }): PairBlock[] => {
    const [, value = '', label = ''] = glued.exec(plainText(text)) ?? [];
    return value !== '' && meaningOf(label) !== null ? [{ type: 'pair', label, value, form: 'siblings', group, section, aside, at }] : [];
  });
  return pairs.length >= leastCounters ? pairs : [];
}
