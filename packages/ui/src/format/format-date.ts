/** `date`: Nov 20, 2026. `long`: November 20, 2026. `datetime`: Nov 20, 2026, 5:52 PM. `month`: November 2026. */
export type DateForm = 'date' | 'long' | 'datetime' | 'month';

const forms: Record<DateForm, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  datetime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  month: { year: 'numeric', month: 'long' },
};

/**
 * Formats a point in time in US English; a date without a time (`2026-11-20`) is a calendar day and never shifts.
 * @param timeZone IANA name; the reader's own zone unless told.
 * @returns null when the value is not a date, so that the caller can say so.
 */
export function formatDate(value: string | Date, form: DateForm = 'date', timeZone?: string): string | null {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return null;
  const zone = isDay ? 'UTC' : timeZone;
  const text = new Intl.DateTimeFormat('en-US', zone === undefined ? forms[form] : { ...forms[form], timeZone: zone }).format(instant);
  return text.replace('\u202f', ' ');
}
