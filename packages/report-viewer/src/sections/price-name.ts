import { type InsightReport, isOfficialSale } from '@rimawari/underwriting';

/** `Asking price`; `Base price` where a court or tax office sells. */
export function priceName({ inputs }: Pick<InsightReport, 'inputs'>): 'Asking price' | 'Base price' {
  return isOfficialSale(inputs.facts.extra) ? 'Base price' : 'Asking price';
}
