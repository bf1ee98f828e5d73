import { flagIn, type Inputs, numberIn, textIn } from '../vector.ts';

export const yearIn = (inputs: Inputs) => {
  const sold = textIn(inputs, 'sold', 'sold_on', 'sale_date');
  return numberIn(inputs, 'year', 'tax_year', 'sale_year') ?? (sold === undefined ? 2026 : Number(sold.slice(0, 4)));
};

export const abroad = (inputs: Inputs) =>
  /^non.?resident/.test(textIn(inputs, 'owner', 'seller', 'residency') ?? '') ||
  flagIn(inputs, 'non_resident') === true ||
  flagIn(inputs, 'resident') === false;
