import { type InsightReport, isOfficialSale } from '@rimawari/underwriting';
import { headerTexts as texts } from '../texts/report-texts.ts';
import { kindNames } from './fact-names.ts';

/** The title of an analysis without a name of its own. */
const untitled = 'Property Analysis';
const longestName = 80;

/** `Condominium unit in Nerima-ku, Tokyo`, as far as the place is known. */
export function kindAndPlace({ inputs, place }: Pick<InsightReport, 'inputs' | 'place'>): string {
  const where = [place.municipality_en, place.prefecture_en].filter((name) => name !== null).join(', ');
  return texts.place(kindNames[inputs.facts.kind], where);
}

/**
 * What the report is called: the analysis' own title; without one, the property's name as printed, else its kind and place.
 * `name` is that printed name where it is the title. Both are text of strangers, cleaned and cut but not escaped.
 */
export function reportTitle(report: Pick<InsightReport, 'analysis' | 'inputs' | 'place'>): { title: string; name: string | null } {
  const { analysis, inputs } = report;
  if (analysis.title.trim() !== untitled) return { title: analysis.title, name: null };
  const printed: unknown = inputs.facts.extra.property_name;
  const name = typeof printed === 'string' ? cut(printed.replace(/\s+/g, ' ').trim()) : '';
  return name === '' ? { title: kindAndPlace(report), name: null } : { title: name, name };
}

function cut(name: string): string {
  const letters = [...name];
  if (letters.length <= longestName) return name;
  const kept = letters.slice(0, longestName - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** Title for the window and the saved file. */
export function titleLine(report: Pick<InsightReport, 'analysis' | 'inputs' | 'place'>): string {
  return reportTitle(report).title;
}

/** `Asking price`; `Base price` where a court or tax office sells. */
export function priceName({ inputs }: Pick<InsightReport, 'inputs'>): typeof texts.askingPrice | typeof texts.basePrice {
  return isOfficialSale(inputs.facts.extra) ? texts.basePrice : texts.askingPrice;
}
