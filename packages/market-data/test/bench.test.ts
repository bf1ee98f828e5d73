import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureRents } from '../bench/measure.ts';
import { publishedRents } from '../bench/published-rents.ts';
import { openCases } from '../bench/rent-cases.ts';

describe('measureRents', () => {
  it('is the median error, the share inside the ranges, and the median reach, worked by hand', () => {
    const compared = [
      { id: 'a', stated: 100, value: 110, low: 80, high: 140 },
      { id: 'b', stated: 100, value: 80, low: 60, high: 90 },
      { id: 'c', stated: 100, value: 105, low: 84, high: 126 },
    ];
    // Errors 10, 20 and 5 %; b lies outside; reaches 27.3, 18.75 and 20 %.
    expect(measureRents(compared)).toEqual({
      cases: 3,
      median_error_pct: 10,
      coverage_pct: 66.7,
      median_width_pct: 20,
      median_bias_pct: 5,
    });
    expect(measureRents([])).toBeNull();
  });
});

describe('openCases', () => {
  it('reads rows of housing with their yield as rent, and pages that state a rent, and leaves the rest', () => {
    const inputs = mkdtempSync(join(tmpdir(), 'rows-'));
    const truth = mkdtempSync(join(tmpdir(), 'truth-'));
    writeFileSync(
      join(inputs, 'rows.csv'),
      [
        '物件番号,物件種別,住所,交通,価格,満室時利回り,築年月,建物構造/階数,階数/戸数,建物面積/専有面積',
        '1,投資用マンション,東京都練馬区石神井町3丁目,西武池袋線 石神井公園駅 歩2分,"1,500万円",6,1989年3月,RC造6階/9階建,6階/9階建,20.88',
        '2,一棟売りアパート,宮城県仙台市太白区西の平1丁目,仙台市地下鉄東西線 八木山動物公園駅 歩25分,"2億4,000万円",5,1975年11月,木造2階建 総戸数4戸,2階建/4戸,155.52',
        '3,売りホテル・ペンション,東京都豊島区長崎4丁目,西武池袋線 東長崎駅 歩2分,"4,980万円",14.45,1985年1月,S造3階建,3階建/1戸,59',
        '4,投資用マンション,東京都練馬区石神井町3丁目,西武池袋線 石神井公園駅 歩2分,"1,500万円",,1989年3月,RC造,6階/9階建,20.88',
      ].join('\n'),
    );
    writeFileSync(
      join(truth, 'let.json'),
      JSON.stringify({ kind: 'rental_html', monthly_rent_jpy: 90_000, address: '東京都品川区', floor_area_m2: 25 }),
    );
    writeFileSync(join(truth, 'shop.json'), JSON.stringify({ kind: 'lease_shop_scan', monthly_rent_jpy: 900_000 }));
    const cases = openCases(inputs, truth);
    expect(cases.map(({ id, stated }) => [id, stated])).toEqual([
      ['let', 90_000],
      ['1', 75_000],
      ['2', 250_000],
    ]);
    expect(cases[1]?.facts.values).toMatchObject({ floor: 6, floors_total: 9, structure: 'RC', built: '1989-03', price_jpy: null });
    expect(cases[2]?.facts.values).toMatchObject({ units: 4, structure: 'W', stations: [{ walk_min: 25 }] });
  });
});

describe('publishedRents', () => {
  it('lie in the stated range of the level for three of four at least', () => {
    const rents = publishedRents(readFileSync(new URL('../data/raw/yield_and_asking_facts/asking_rents.csv', import.meta.url), 'utf8'));
    expect(rents.length).toBeGreaterThan(20);
    const inside = rents.filter(({ stated, low, high }) => stated >= low * 1.06 && stated <= high * 1.06);
    expect(inside.length / rents.length).toBeGreaterThanOrEqual(0.75);
  });
});
