import { type InsightReport, isOfficialSale } from '@rimawari/underwriting';

/** `Asking price`; where a court or tax office sells, nobody asks one. */
export function priceName({ inputs }: Pick<InsightReport, 'inputs'>): 'Asking price' | 'Base price' {
  return isOfficialSale(inputs.facts.extra) ? 'Base price' : 'Asking price';
}
