import type { MunicipalityBook } from '../books/municipality-book.ts';
import type { Candidate } from '../candidate.ts';
import type { Gathered } from '../gathered.ts';
import { reconcile } from './compatible.ts';

export type Identity = { verdict: 'same' | 'different' | 'unknown'; differs: string[] };

function best(gathered: Gathered, field: Candidate['field']): Candidate | undefined {
  return gathered.candidates.filter((candidate) => candidate.field === field).toSorted((a, b) => b.rank - a.rank)[0];
}

/** The room a source is about, from the name of what is sold: `シャルム丘の上 507号室` → 507. */
function roomOf(gathered: Gathered): string | null {
  const name = best(gathered, 'extra.property_name');
  // The heading of a picture names the room behind the house, and the name is that of the house.
  const words = name?.evidence.recognised === undefined ? name?.value : name.evidence.raw;
  const text = `${typeof words === 'string' ? words : ''}`.normalize('NFKC');
  return /(?:^|[\s　])([A-Z]?-?\d{2,4})\s*(?:号室?|室)?$/i.exec(text)?.[1] ?? /([A-Z]?\d{2,4})号室/i.exec(text)?.[1] ?? null;
}

function buildingOf(gathered: Gathered): string | null {
  const name = best(gathered, 'extra.property_name')?.value;
  if (typeof name !== 'string') return null;
  const folded = name
    .normalize('NFKC')
    .replace(/[\s　]*[A-Z]?-?\d{2,4}\s*(?:号室?|室)?$/i, '')
    .replace(/[\s　・]/g, '')
    .toLowerCase();
  // Names in Latin letters and in kana cannot be held against each other.
  return folded.length < 2 || /^[a-z\d.-]+$/.test(folded) ? null : folded;
}

function numbers(a: Gathered, b: Gathered, field: Candidate['field']): [number, number] | null {
  const [left, right] = [best(a, field)?.value, best(b, field)?.value];
  return typeof left === 'number' && typeof right === 'number' && left > 0 && right > 0 ? [left, right] : null;
}

interface Weights {
  same: number;
  different: number;
  differs: string[];
}

function weighText(a: Gathered, b: Gathered, book: MunicipalityBook, weights: Weights): void {
  const [left, right] = [best(a, 'address')?.value, best(b, 'address')?.value];
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [book.find(left), book.find(right)];
    if (one && other && one.municipality !== other.municipality) {
      weights.different += 2;
      weights.differs.push('municipality');
    } else if (reconcile('address', left, right) !== undefined) weights.same += 2;
    else if (one && other) {
      weights.different += 1;
      weights.differs.push('address');
    }
  }
  const [name, otherName] = [buildingOf(a), buildingOf(b)];
  if (name !== null && otherName !== null) {
    // Of a picture only one reader knows kana: a name that it read otherwise tells nothing.
    const isRecognised = [a, b].some((source) => best(source, 'extra.property_name')?.evidence.recognised !== undefined);
    if (name.includes(otherName) || otherName.includes(name)) weights.same += 1;
    else if (!isRecognised) {
      weights.different += 1;
      weights.differs.push('name');
    }
  }
  const [room, otherRoom] = [roomOf(a), roomOf(b)];
  if (room !== null && otherRoom !== null) {
    if (room === otherRoom) weights.same += 1;
    else {
      weights.different += 2;
      weights.differs.push('room');
    }
  }
}

function weighFigures(a: Gathered, b: Gathered, weights: Weights): void {
  const figures: [field: Candidate['field'], name: string, tolerance: number][] = [
    ['floor_area_m2', 'floor area', 0.12],
    ['land_area_m2', 'land area', 0.05],
    ['floor', 'floor', 0],
    ['price_jpy', 'price', 0.25],
  ];
  for (const [field, name, tolerance] of figures) {
    const pair = numbers(a, b, field);
    if (!pair) continue;
    if (Math.abs(pair[0] - pair[1]) <= tolerance * Math.max(...pair)) weights.same += field === 'floor' ? 0 : 1;
    else {
      weights.different += 1;
      weights.differs.push(name);
    }
  }
  const [built, otherBuilt] = [best(a, 'built')?.value, best(b, 'built')?.value];
  if (typeof built === 'string' && typeof otherBuilt === 'string') {
    if (built.slice(0, 4) === otherBuilt.slice(0, 4)) weights.same += 1;
    else {
      weights.different += 1;
      weights.differs.push('year built');
    }
  }
  const units = best(a, 'units')?.value ?? best(b, 'units')?.value;
  const rooms = (a.rolls[0] ?? b.rolls[0])?.roll.lines.length;
  if (typeof units === 'number' && rooms !== undefined && units === rooms) weights.same += 1;
}

/**
 * Whether two sources describe one property, by address, building, room, areas, year and price. Unknown where they have
 * too little in common: a rent roll that names no building is the commonest.
 */
export function identityOf(a: Gathered, b: Gathered, book: MunicipalityBook): Identity {
  const weights: Weights = { same: 0, different: 0, differs: [] };
  weighText(a, b, book, weights);
  weighFigures(a, b, weights);
  const { same, different, differs } = weights;
  // Two rooms of one house share address, name and year.
  const otherRoom = differs.includes('room') && (differs.includes('floor area') || differs.includes('floor'));
  if (otherRoom || (different >= 3 && different >= same)) return { verdict: 'different', differs };
  if (same >= 2 && same > different) return { verdict: 'same', differs };
  return { verdict: 'unknown', differs };
}
