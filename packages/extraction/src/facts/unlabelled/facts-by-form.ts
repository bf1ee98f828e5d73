import { ownership } from '../../lexicon/land-rights.ts';
import { oneRoom, planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import { concrete, concreteLetters, reinforced, steelFrame } from '../../lexicon/structures.ts';
import { squareMetres, storeyMark } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock } from '../../reading/source-reading.ts';

/** `木造平屋建／昭和55年築／3DK`: three short parts or more, none of them a label with its value. */
export function runOfFacts(text: string): boolean {
  const parts = plainText(text).split(/[/|]/);
  return parts.length >= 3 && parts.every((part) => part.trim() !== '' && part.length <= 24 && !part.includes(':'));
}

const factAlone = composed.i`^(?:\d${planKind}|${oneRoom}|\d{1,4}(?:\.\d+)?${squareMetres}|(?:\d{1,2}|B\d)${storeyMark}(?:部分|建て?)?(?:\/(?:地上)?\d{1,2}階建?て?)?|(?:${concreteLetters}|[SW]|木|${steelFrame}|${reinforced}${concrete}|${steelFrame}${reinforced}${concrete})造\S{0,6}|\S{4,10}築|${ownership}|角部屋|南向き?)$`;

/** `1LDK 40.86㎡ 2階／12階建`: words of which each is a fact by its form, a plan and an area among them. */
export function factsByForm(text: string): boolean {
  const words = plainText(text).split(/\s+/);
  return (
    words.length >= 2 &&
    words.every((word) => factAlone.test(word)) &&
    words.some((word) => composed.i`^\d${planKind}$`.test(word)) &&
    words.some((word) => composed.i`${squareMetres}$`.test(word))
  );
}

const beside = ({ at }: LineBlock): string => `${at.page ?? 0}|${Math.round(200 * (at.box?.[1] ?? -1))}`;

/** Facts known by their form that stand side by side, `2DK`, `44.55㎡（壁芯）` and `5階` on one line: a plan and an area among them. */
export function factsSideBySide(blocks: readonly Block[]): ReadonlySet<Block> {
  const facts = blocks.filter(
    (block): block is LineBlock =>
      block.type === 'line' && block.at.box !== undefined && factAlone.test(plainText(block.text).replace(/\((?:壁芯|内法|登記)\)$/, '')),
  );
  const rows = [...Map.groupBy(facts, beside).values()].filter(
    (row) =>
      row.some(({ text }) => composed.i`^\d${planKind}$`.test(plainText(text))) &&
      row.some(({ text }) => composed.i`${squareMetres}`.test(plainText(text))),
  );
  // Several such lines are the rooms of a roll.
  return new Set(rows.length === 1 ? rows.flat() : []);
}
