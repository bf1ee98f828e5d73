import { assumedIncome, fullyLet } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { storeyMark } from '../../lexicon/units.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, GridBlock, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { type State, stateOf } from './columns-of-state.ts';

const yieldPart = /[\s、,／/・]*(?:表面)?利回り?\s*[:：]?\s*約?(\d{1,2}(?:\.\d+)?)\s*[%％]/;

/** An amount of income with the words that say of which period it is. */
const incomePart =
  /(?:年間?収入?|月間?収入?|年額|月額|年間|月間|賃料|家賃|収入|[月年](?=\s*約?[¥￥]?\d))+\s*[:：]?\s*約?[¥￥]?\d[\d,.]*\s*(?:億|万|千)?(?:\d[\d,.]*\s*万?)?円(?:\s*[（(][^（()）]{0,24}円[^（()）]{0,8}[)）])?|約?[¥￥]?\d[\d,.]*\s*万?円\s*[/／]\s*[月年](?:\s*[（(][^（()）]{0,24}円[^（()）]{0,8}[)）])?/g;

function rentsAndYield(text: string, state: State): { pairs: { label: string; value: string }[]; rest: string } {
  const given = yieldPart.exec(text);
  const without = given === null ? text : text.replace(given[0], ' ');
  const rents = without.match(incomePart) ?? [];
  const rest = rents.reduce((left, part) => left.replace(part, ' '), without).replace(/^[\s、,／/・]+|[\s、,／/・]+$/g, '');
  return {
    pairs: [
      ...(rents.length === 0 ? [] : [{ label: `賃料収入(${state})`, value: rents.join('、') }]),
      ...(given === null ? [] : [{ label: `利回り(${state})`, value: `${given[1]}%` }]),
    ],
    rest,
  };
}

/**
 * `満室想定` with `年収4,224,000円（月352,000円） 利回り11.73％`: a row that names whose income it is and holds all of it.
 * What is left, `8戸中6戸入居`, stays under the label.
 */
export function incomeOfState(block: PairBlock): PairBlock[] {
  // `想定賃料` is what somebody expects of a part, and `満室時賃料` a label like any other.
  const state = composed`${assumedIncome}(?<!${fullyLet}${assumedIncome})|賃料|収入|家賃`.test(plainText(block.label))
    ? null
    : stateOf(block.label);
  if (state === null) return [block];
  const { pairs, rest } = rentsAndYield(plainText(block.value), state);
  if (pairs.length === 0) return [block];
  return [...pairs.map((pair) => ({ ...block, ...pair })), ...(rest === '' ? [] : [{ ...block, value: rest }])];
}

const stateInLine = composed`^(.{0,12}?)((?:${fullyLet}|${assumedIncome})(?:${assumedIncome}|時)*|現[況行在])(?:の?(?:賃料|家賃|収入|月収|年収))?\s*[:：]?\s*(.*)$`;
const partOfHouse = composed`(?:\d\s*${storeyMark}|店舗|事務所|住居|号室)`;

/** `満室想定 月額315,000円／年額3,780,000円`, `1階店舗 現行賃料 月額165,000円`: lines of a page that name whose income they tell. */
export function linesOfState(blocks: readonly Block[]): PairBlock[] {
  const told = blocks.flatMap((block) => {
    if (block.type !== 'line' || block.aside !== null || block.heading || block.text.length > 80) return [];
    const [, before = '', words = '', value = ''] = stateInLine.exec(plainText(block.text)) ?? [];
    const state = stateOf(words);
    if (state === null || !composed`${fullyLet}|現`.test(words) || /[。、]/.test(before) || moneyAmounts(value).length === 0) return [];
    // What a part is expected to bring in is not the rent of the whole.
    const isPart = partOfHouse.test(before);
    if (isPart && state === '満室想定') return [];
    if (!isPart && before.trim() !== '' && !/^[・■●◆\s]+$/.test(before)) return [];
    return [{ block, state, isPart, found: rentsAndYield(value, state) }];
  });
  // Of several parts that are let each has a rent of its own, and none of them is that of the whole.
  const parts = told.filter(({ isPart }) => isPart);
  return told
    .filter(({ isPart }) => !isPart || parts.length === 1)
    .flatMap(({ block, found }) => found.pairs.map((pair) => pairOf(block, pair)));
}

const yieldOfRow = composed`^(?:表面|${fullyLet}|${assumedIncome}|現[況行])*利回り?\s*[:：]?\s*\d{1,2}(?:\.\d+)?\s*[%％]`;

/** `現況 月額291,000円／年額3,492,000円` over `利回り9.24％`: what rows under the rooms of a roll say of all of them. */
export function statesUnderRoll({ rows, places, group, section, aside }: GridBlock): PairBlock[] {
  const texts = rows.map((row) => row.filter((cell) => cell.trim() !== '').join(' '));
  const lines = texts.flatMap((text, index): LineBlock[] => {
    // Rows of something beside the roll may stand between the two.
    const below = texts.slice(index + 1, index + 3).find((next) => yieldOfRow.test(plainText(next)) || stateInLine.test(plainText(next)));
    const given = below === undefined ? undefined : yieldOfRow.exec(plainText(below))?.[0];
    const whole = given === undefined ? text : `${text} ${given}`;
    const at = places?.[index] ?? {};
    // Of the page, and not of the table, whose pairs of rents only sum up its rooms.
    return [{ type: 'line', text: whole, size: null, heading: false, group: at.page ?? group, section, aside, at }];
  });
  return linesOfState(lines);
}

function pairOf({ group, section, aside, at }: LineBlock, pair: { label: string; value: string }): PairBlock {
  return { type: 'pair', ...pair, form: 'inline', group, section, aside, at };
}
