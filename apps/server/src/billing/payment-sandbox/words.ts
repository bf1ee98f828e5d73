/** Currencies without a smaller unit, as the provider counts them. */
const withoutMinorUnit = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const withThreeDigits = new Set('bhd jod kwd omr tnd'.split(' '));

function digitsOf(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0;
  return withThreeDigits.has(currency) ? 3 : 2;
}

/** An amount of the smallest unit as people read it. */
export function amountOf(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / 10 ** digits).replace('-', '−');
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** The day of a time in seconds since 1970. */
export const dayOf = (seconds: number) => day.format(new Date(seconds * 1000));

export function intervalOf(recurring: { interval: string; interval_count: number } | null): string {
  if (recurring === null) return 'once';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
