const japanAheadMs = 9 * 3_600_000;

/** When the month began, in Japan, that counts at this instant. Japan keeps no summer time. */
export function periodStart(now: Date): Date {
  const inJapan = new Date(now.getTime() + japanAheadMs);
  return new Date(Date.UTC(inJapan.getUTCFullYear(), inJapan.getUTCMonth(), 1) - japanAheadMs);
}
