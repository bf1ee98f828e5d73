import type { Unit } from '@rimawari/underwriting';
import { type PackedCards, unpackValues } from '../data/packed.ts';
import * as texts from '../texts/lab-texts.ts';

/** A number that was worked out otherwise than the stored one. */
export interface Difference {
  label: string;
  unit: Unit;
  stored: number | null;
  /** Undefined where the engine of today gives no such number. */
  again: number | null | undefined;
}

export interface Comparison {
  compared: number;
  differences: Difference[];
}

/** Every stored figure, both ends of its range, and every value of the tables, beside what the engine gives now. Equal means the same number, bit for bit. */
export function compareCards(stored: PackedCards, again: PackedCards): Comparison {
  const pairs = [...figurePairs(stored, again), ...seriesPairs(stored, again)];
  return { compared: pairs.length, differences: pairs.filter((pair) => pair.stored !== pair.again) };
}

const unitOf = ({ units }: PackedCards, number = -1): Unit => units[number] ?? 'ratio';

function figurePairs(stored: PackedCards, again: PackedCards): Difference[] {
  const places = new Map(again.figures.id.flatMap((id, index) => (id === '' ? [] : [[id, index] as const])));
  return stored.figures.id.flatMap((id, index) => {
    // Cells of the tables of ranges are packed without their names, in the order in which the engine writes them.
    const place = id === '' && again.figures.id[index] === '' ? index : places.get(id);
    if (id === '' && place === undefined) return [];
    const number = {
      label: stored.figures.label[index] || texts.proofInputAtEnd,
      unit: unitOf(stored, stored.figures.unit[index]),
    };
    const value = {
      ...number,
      stored: stored.figures.value[index] ?? null,
      again: place === undefined ? undefined : again.figures.value[place],
    };
    const range = stored.figures.range[String(index)] ?? [];
    const ends = range.map((end, side) => ({
      ...number,
      label: texts.proofEnd(number.label, side === 0),
      stored: end,
      again: place === undefined ? undefined : again.figures.range[String(place)]?.[side],
    }));
    return [value, ...ends];
  });
}

function seriesPairs(stored: PackedCards, again: PackedCards): Difference[] {
  const places = new Map(again.series.id.map((id, index) => [id, index]));
  return stored.series.id.flatMap((id, index) => {
    const now = unpackValues(again.series.values[places.get(id) ?? -1] ?? []);
    return unpackValues(stored.series.values[index] ?? []).map((value, row) => ({
      label: texts.proofRow(stored.series.label[index] ?? id, row + 1),
      unit: unitOf(stored, stored.series.unit[index]),
      stored: value,
      again: now[row],
    }));
  });
}
