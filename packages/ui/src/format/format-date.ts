/** `date`: Nov 20, 2026. `datetime`: Nov 20, 2026, 5:52 PM GMT+9. `month`: Nov 2026. */
export type DateForm = 'date' | 'datetime' | 'month';

const forms: Record<DateForm, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  datetime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  month: { year: 'numeric', month: 'short' },
};

/** A day, or a moment that says its offset: the two forms the contract has. */
const iso = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Formats a point in time in US English; a date without a time (`2026-11-20`) is a calendar day and never shifts.
 * @param value An ISO date, an ISO date-time with its offset, or a Date.
 * @param timeZone IANA name; by default, and for an unknown name, the reader's own zone.
 * @returns null when the value is not a date of the calendar, so that the caller can say so.
 */
export function formatDate(value: string | Date, form: DateForm = 'date', timeZone?: string): string | null {
  const instant = typeof value === 'string' ? instantOf(value) : value;
  if (instant === null || Number.isNaN(instant.getTime())) return null;
  const isDay = typeof value === 'string' && !value.includes('T');
  return dateFormat(forms[form], isDay ? 'UTC' : timeZone)
    .format(instant)
    .replace('\u202f', ' ');
}

function instantOf(text: string): Date | null {
  const day = iso.exec(text)?.[1];
  if (day === undefined) return null;
  // February 31 would be read as March 3.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  return new Date(text);
}

function dateFormat(form: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', timeZone === undefined ? form : { ...form, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', form);
  }
}

/** The short name of the zone that dates are formatted in, such as `GMT+9`: the reader's own unless `timeZone` names another. */
export function timeZoneName(at: Date, timeZone?: string): string {
  return (
    dateFormat({ timeZoneName: 'short' }, timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  );
}
