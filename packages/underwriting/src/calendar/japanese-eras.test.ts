import { describe, expect, it } from 'vitest';
import { eraPattern, westernYear } from './japanese-eras.ts';

describe('a year of an era', () => {
  it.each([
    ['明治', 1, 1868],
    ['明治', 45, 1912],
    ['大正', '元', 1912],
    ['昭和', '元', 1926],
    ['昭和', 64, 1989],
    ['S', 56, 1981],
    ['平成', '元', 1989],
    ['平成', 32, 2020],
    ['H', 31, 2019],
    ['令和', '元', 2019],
    ['R', 8, 2026],
    ['慶応', 3, null],
    ['constructor', 1, null],
  ] as const)('%s%s is %s', (era, year, western) => {
    expect(westernYear(era, year)).toBe(western);
  });

  it('is found by its name or its initial', () => {
    const era = new RegExp(`^(?:${eraPattern})$`);
    expect(['明治', '令和', 'M', 'R'].every((name) => era.test(name))).toBe(true);
    expect(['慶応', 'K', ''].some((name) => era.test(name))).toBe(false);
  });
});
