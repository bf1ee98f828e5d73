import type { InsightReport } from '@rimawari/underwriting';

/** What stands before every id of a fragment: the host's choice, or the beginning of the analysis's own id, the same at every rendering. */
export function idPrefixOf({ analysis }: Pick<InsightReport, 'analysis'>, chosen: string | undefined): string {
  if (chosen === undefined) return `r${analysis.id.replace(/[^A-Za-z\d]/g, '').slice(0, 8)}-`;
  if (!/^(?:[A-Za-z][\w-]*)?$/.test(chosen))
    throw new RangeError(`idPrefix ${JSON.stringify(chosen)} cannot begin an id: give a letter, then letters, digits, - or _, or nothing.`);
  return chosen;
}
