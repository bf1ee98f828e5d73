const japanAheadMs = 9 * 3_600_000;

/**
 * When the month began that counts at this instant. With a subscription it begins each month on the day and at the time
 * of `anchor`, in yearly plans too, and on a month's last day where it has no such day: as the payment provider counts,
 * in UTC. Without one it is the calendar month in Japan, which keeps no summer time.
 */
export function periodStart(now: Date, anchor: Date | null = null): Date {
  if (anchor !== null) return billingMonthStart(now, anchor);
  const inJapan = new Date(now.getTime() + japanAheadMs);
  return new Date(Date.UTC(inJapan.getUTCFullYear(), inJapan.getUTCMonth(), 1) - japanAheadMs);
}

function billingMonthStart(now: Date, anchor: Date): Date {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const here = monthsAfter(anchor, months);
  return here <= now ? here : monthsAfter(anchor, months - 1);
}

/** Counted from the anchor itself, so that a short month does not move the day of those after it. */
function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const sinceMidnight = anchor.getTime() - Date.UTC(year, anchor.getUTCMonth(), anchor.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)) + sinceMidnight);
}
