import type { InsightReport } from '@rimawari/underwriting';

/** The title of an analysis that nobody named. */
const untitled = 'Property Analysis';
const longestName = 80;

/** The title, and the name of the property where the title says nothing about it. Both are text of strangers, cleaned and cut but not escaped. */
export function reportTitle({ analysis, inputs }: Pick<InsightReport, 'analysis' | 'inputs'>): { title: string; name: string | null } {
  const printed: unknown = inputs.facts.extra.property_name;
  const name = typeof printed === 'string' ? printed.replace(/\s+/g, ' ').trim() : '';
  if (analysis.title.trim() !== untitled || name === '') return { title: analysis.title, name: null };
  const letters = [...name];
  return {
    title: analysis.title,
    name:
      letters.length > longestName
        ? `${letters
            .slice(0, longestName - 1)
            .join('')
            .trimEnd()}…`
        : name,
  };
}

/** Title and name in one line, for the window and the saved file. */
export function titleLine(report: Pick<InsightReport, 'analysis' | 'inputs'>): string {
  const { title, name } = reportTitle(report);
  return name === null ? title : `${title}: ${name}`;
}
