import { assumedIncome, fullyLet, incomeState, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { labelKey } from '../../vocabulary/label-key.ts';
import { labelInGroup, meaningOf } from '../../vocabulary/labels.ts';
import type { PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** Words of two letters set one letter to a line, `土` over `地`, beside the lines that they head. */
export function stackedGroups(rows: readonly (readonly Segment[])[]): { text: string; x: number; from: number; to: number }[] {
  const letters = rows.flat().filter(({ text }) => /^\p{Script=Han}$/u.test(text.trim()));
  return letters.flatMap((first) => {
    const second = letters.find(
      ({ x, y }) => Math.abs(x - first.x) < 1.5 && y - first.y > 0.5 * first.size && y - first.y < 4 * first.size,
    );
    const word = second === undefined ? '' : first.text.trim() + second.text.trim();
    return second !== undefined && /^(?:土地|敷地|建物|専有|住戸)$/.test(word)
      ? [{ text: word, x: first.x, from: first.y - 1.6 * first.size, to: second.y + 1.6 * second.size }]
      : [];
  });
}

/** Bare labels beside a word that is set downwards, `面積` beside `土` over `地`, are those of its group. */
export function inStackedGroup(pair: PlacedPair, groups: ReturnType<typeof stackedGroups>): PlacedPair {
  const place = pair.labelPlace ?? pair.place;
  const beside = groups.filter(({ x, from, to }) => x < place.x && place.x - x < 8 * place.size && from <= place.y && place.y <= to);
  const middle = ({ from, to }: (typeof groups)[number]): number => Math.abs((from + to) / 2 - place.y);
  const [group] = beside.toSorted((a, b) => middle(a) - middle(b));
  return group === undefined ? pair : { ...pair, label: labelInGroup(group.text, pair.label) };
}

const qualifierOfRow = composed`^(?:${incomeState})$`;
const ofIncome = new Set(['rent_annual', 'rent_monthly', 'yield_full', 'rent_annual_full', 'rent_monthly_full']);

const assessment = /^(?:固定資産税?)?評価(?:証明)?額(?:\(.*\))?$/;
const amount = /^¥?[\d０-９][\d０-９,，.．]*\s*(?:千|万)?円$/;

/** `【現況】 年収 823.2万円 利回り 6.4％`: what stands in front of a row says of its rents and yields whether they are those of today. */
export function qualifiedByRow(pair: PlacedPair, rows: readonly (readonly Segment[])[]): PlacedPair {
  const row = rows.find(
    ([first]) => first !== undefined && first.x < pair.place.x && Math.abs(first.y - pair.place.y) < 0.5 * pair.place.size,
  );
  const head = labelKey(row?.[0]?.text ?? '');
  const own = labelKey(pair.label);
  if (assessment.test(head) && /^(?:土地|建物|家屋)$/.test(own) && amount.test(pair.value.trim()))
    return { ...pair, label: `固定資産税評価額(${own})` };
  const meaning = meaningOf(pair.label);
  // What was named of the first figure of the row, `現況月額賃料` of `現況`, still says whose all of them are.
  const state = head.replace(/(?<=.)(?:月額賃料|利回り)$/, '');
  if (
    !qualifierOfRow.test(state) ||
    !meaning ||
    !ofIncome.has(meaning.reading) ||
    composed`${fullyLet}|${assumedIncome}|${stateToday}`.test(pair.label)
  )
    return pair;
  return { ...pair, label: `${pair.label}(${state})` };
}
