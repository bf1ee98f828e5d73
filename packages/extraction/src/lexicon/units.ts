import { composed, term } from './pattern.ts';

export const dwellingCounter = term('unit.dwelling', /戸|室/, 'counts dwellings', '12戸');
export const unitCounter = term('unit.lettable', composed`${dwellingCounter}|区画`, 'counts what is let: dwellings, rooms, shops', '3区画');
export const roomCounter = term('unit.room', composed`${dwellingCounter}|部屋`, 'counts dwellings and rooms', '4部屋');
export const spaceCounter = term('unit.space', composed`${dwellingCounter}|部屋|区画`, 'counts whatever is let, in sentences', '2部屋');
export const householdCounter = term(
  'unit.household',
  composed`${dwellingCounter}|世帯|区画`,
  'counts what is let, or who lives there',
  '8世帯',
);
export const everyCounter = term(
  'unit.any',
  composed`${dwellingCounter}|部屋|世帯|区画`,
  'counts what is let, rooms and who lives there',
  '8世帯',
);
export const storeyMark = term('unit.storey', /階|F/, 'storey behind its number', '5F');
export const squareMetres = term('unit.square-metres', /m2|平米|sqm/, 'square metres, in the letters of compared texts', '61.37m2');

/** What counts and measures, behind its figure. */
export const unitTerms = [
  dwellingCounter,
  unitCounter,
  roomCounter,
  spaceCounter,
  householdCounter,
  everyCounter,
  storeyMark,
  squareMetres,
] as const;
