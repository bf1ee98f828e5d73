/** Eras of the Japanese calendar since 1868, each with its initial and the year before its first (元年 is year 1). Law 43 of 1979. */
const eras = [
  { name: '明治', initial: 'M', before: 1867 },
  { name: '大正', initial: 'T', before: 1911 },
  { name: '昭和', initial: 'S', before: 1925 },
  { name: '平成', initial: 'H', before: 1988 },
  { name: '令和', initial: 'R', before: 2018 },
] as const;

const initials = eras.map(({ initial }) => initial).join('');
/** Source of a regular expression for any era, by its name or, where it ends no other word, its initial: `明治|…|R`. */
export const eraPattern: string = [...eras.map(({ name }) => name), `(?<![A-Za-z])[${initials}]`].join('|');

/**
 * The year of the Western calendar for a year of an era: 令和8 is 2026, 昭和64 is 1989. Years beyond an era's end are taken
 * at their word, since documents of the time were written ahead (平成32 is 2020). Null for a name that is not an era.
 */
export function westernYear(era: string, year: number | '元'): number | null {
  const found = eras.find(({ name, initial }) => era === name || era === initial);
  return found ? found.before + (year === '元' ? 1 : year) : null;
}
