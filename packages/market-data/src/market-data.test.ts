import { describe, expect, it } from 'vitest';
import { exchangeRate } from './exchange-rate.ts';
import { municipalities, municipalityOf, prefectureEnglish, prefectures } from './municipalities.ts';
import { populationDataset, populationOf } from './population.ts';
import { romanise } from './romanise.ts';

describe('exchangeRate', () => {
  it('is the average of the newest month that was over, with its date, source and licence', () => {
    expect(exchangeRate(null, '2026-11-22')).toEqual({
      jpy_per_usd: 160.77,
      date: '2026-06',
      source: 'Federal Reserve H.10, average of the month',
      illustrative: false,
      dataset: {
        id: 'exchange-rate',
        title: 'Exchange rate, yen for one dollar, average of the month',
        vintage: '1971-01 to 2026-06',
        licence: 'Public domain (PDDL 1.0)',
        source: 'Board of Governors of the Federal Reserve System, H.10',
        url: 'https://github.com/datasets/exchange-rates',
      },
    });
  });

  it('takes no month that was not over on the day, and the first one before there was any', () => {
    expect(exchangeRate(null, '2026-06-30').date).toBe('2026-05');
    expect(exchangeRate(null, '2026-07-01').date).toBe('2026-06');
    expect(exchangeRate(null, '1970-01-01').date).toBe('1971-01');
  });

  it('is the operator’s where one is set', () => {
    expect(exchangeRate(152.5, '2026-11-22')).toEqual({
      jpy_per_usd: 152.5,
      date: '2026-11-22',
      source: 'Rate set by the operator (USD_JPY)',
      illustrative: false,
    });
  });
});

describe('populationOf', () => {
  it('gives the census of 2020 and the projection for 2050, with their source', () => {
    expect(populationOf('01101')).toMatchObject({ row: '01101 札幌市中央区', population2020: 248_680, population2050: 255_587 });
    expect(populationDataset.source).toContain('国立社会保障・人口問題研究所');
  });

  it('gives nothing where the institute projects nothing', () => {
    expect(populationOf('07204')).toBeNull();
    expect(populationOf('22138')).toBeNull();
  });
});

describe('municipalities', () => {
  it('holds every prefecture and a population for all but the sixteen places without a projection', () => {
    expect(prefectures).toHaveLength(47);
    expect(municipalities).toHaveLength(1919);
    expect(municipalities.filter(({ code }) => populationOf(code) === null)).toHaveLength(16);
  });

  it('names places in English letters', () => {
    expect(prefectureEnglish('東京都')).toBe('Tokyo');
    expect(prefectureEnglish('東京')).toBeNull();
    expect(municipalityOf('13101')).toMatchObject({ nameRomanised: 'Chiyoda-ku', latitude: 35.69389, longitude: 139.75361 });
    expect(municipalityOf('99999')).toBeNull();
  });
});

describe('romanise', () => {
  it.each([
    ['さっぽろし ちゅうおうく', 'Sapporo-shi Chuo-ku'],
    ['おおさかし', 'Osaka-shi'],
    ['はっちょうし', 'Hatcho-shi'],
    ['まつうらし', 'Matsuura-shi'],
    ['ゆうばりし', 'Yubari-shi'],
    ['とうべつちょう', 'Tobetsu-cho'],
  ])('%s → %s', (kana, letters) => {
    expect(romanise(kana)).toBe(letters);
  });
});
