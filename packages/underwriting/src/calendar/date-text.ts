import { monthNames } from './month-names.ts';

/** `2026-11-20` → `Nov 20, 2026`, `2004-02` → `Feb 2004`, `2004` → `2004`; anything else is returned as it came. */
export function dateText(iso: string): string {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(iso);
  const year = match?.[1];
  const month = match?.[2] === undefined ? undefined : monthNames[Number(match[2]) - 1];
  if (year === undefined) return iso;
  if (month === undefined) return year;
  return match?.[3] === undefined ? `${month} ${year}` : `${month} ${Number(match[3])}, ${year}`;
}
