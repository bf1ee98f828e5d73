const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in Japan at an instant, `YYYY-MM-DD`. */
export function japaneseDate(now: Date): string {
  return format.format(now);
}
