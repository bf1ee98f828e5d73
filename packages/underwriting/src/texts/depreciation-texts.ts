import { term } from '../terms/term.ts';

// tax.equipment_cost

export const equipmentCostFormula = 'tax cost of the building × equipment share';
export const equipmentCost = term(
  'Tax cost of equipment',
  '建物附属設備の取得価額',
  'JPY',
  'Plumbing, wiring and similar, depreciated separately from the building.',
);

// tax.equipment_rate

export const equipmentRateFormula = (years: number) => `1 ÷ ${years} years, rounded up at the third decimal`;
export const equipmentRate = (years: number) =>
  term(
    'Straight-line rate, equipment',
    '附属設備の償却率',
    'percent',
    `Statutory useful life is ${years} years; used equipment follows the simplified method.`,
  );

// tax.used_life_thin_steel

export const usedLifeThinSteel = (counted: number, thinner: number) =>
  term(
    'Depreciation period, members up to 3 mm',
    '簡便法耐用年数 (3mm以下)',
    'years',
    `The model uses a statutory useful life of ${counted} years (3–4 mm members); thinner steel has ${thinner}.`,
  );
