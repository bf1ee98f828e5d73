import { describe, expect, it } from 'vitest';
import { capLevelPacks, levelOfAskingYield, levelOfExpectedYield } from '../../build/cap-levels.ts';
import { readDataPack } from '../data-pack.ts';
import { municipalities } from '../municipalities.ts';
import { capLevels } from './cap-levels.ts';

const of = (code: string, name: string) => capLevels(code).find((level) => level.of === name);

describe('cap rate levels of cities', () => {
  it('follow from the published yield by the conversion that the pack states', () => {
    // 9.95 × 0.73 − 0.015 × 25 = 6.89
    expect(levelOfAskingYield('light_block', 9.95)).toBe(6.89);
    // 6.40 × 6.75 ÷ 7.54 × 0.59 × 0.78 − 0.03 × 15 = 2.19
    expect(levelOfAskingYield('unit', (6.4 * 6.75) / 7.54)).toBe(2.19);
    // 2.64 × 5.0 ÷ 3.7 = 3.57
    expect(levelOfExpectedYield(5, 3.7)).toBe(3.57);
  });

  it('stand for all wards of a city, with month and publisher', () => {
    for (const code of ['27111', '27128']) expect(of(code, 'unit')).toMatchObject({ value: 2.19, area: '大阪市', weight: 0.5 });
    expect(of('15103', 'unit')).toMatchObject({
      area: '新潟市',
      weight: 0.75,
      dataset: { vintage: '2025-H2', source: expect.stringContaining('健美家') },
    });
    expect(of('27111', 'solid_block')?.basis).toContain('yield investors expect of 4.3% (2025-10)');
    expect(of('13203', 'unit')?.area).toBe('東京市部');
  });

  it('are none where nothing was published', () => {
    expect(capLevels('13112')).toEqual([]);
    expect(capLevels('09201')).toEqual([]);
    expect(of('27111', 'house')).toBeUndefined();
  });

  it('name areas that municipalities lie in, each once by class, and are what the script writes', () => {
    const { rows } = readDataPack('cap-levels');
    const cities = new Set(municipalities.map(({ city, name }) => city ?? name));
    for (const [area = ''] of rows) expect(area === '東京市部' || cities.has(area), area).toBe(true);
    expect(new Set(rows.map(([area, name, , asOf]) => `${area} ${name} ${asOf}`)).size).toBe(rows.length);
    const [written] = capLevelPacks();
    expect(written?.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual(rows.map((row) => row.join('\t')));
  });
});
