import { type Explanation, explainFields, type SourceReading } from '@rimawari/extraction';
import { municipalityBook, placeBook, stationBook, townBook } from '@rimawari/market-data';
import type { Evidence, Refusal } from '@rimawari/underwriting';

/** The registers that facts are held against, and the day of the analysis, `YYYY-MM-DD`. */
export function extractionOptions(asOf: string) {
  return { municipalities: municipalityBook, stations: stationBook, towns: townBook, places: placeBook, asOf };
}

/** What was read for each field, by which rule, and why it is used or not. Without fields, of all that were read. */
export function explainReadings(
  readings: readonly SourceReading[],
  asOf: string,
  fields: readonly string[] | null,
): Explanation[] | Refusal {
  return explainFields(readings, extractionOptions(asOf), fields);
}

/** Page, sheet, cell and element of a value in its source; null where only the source is known. */
export function placeText({ page, sheet, cell, element }: Evidence): string | null {
  const parts = [page === undefined ? '' : `page ${page}`, sheet ?? '', cell ?? '', element ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}
