import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../../../../tests/times-longer.ts';
import { readEnglishSentences } from './read-english-sentences.ts';

const read = (text: string): Record<string, unknown> =>
  Object.fromEntries(readEnglishSentences(text).flatMap(({ reads }) => reads.map(({ field, value }) => [field, value])));

describe('yields in English sentences', () => {
  it.each([
    ['The gross yield is 6.5% on the asking price.', 6.5],
    ['It offers a 6.5% gross yield to its buyer.', 6.5],
    ['The net yield is 4.1% and the gross yield 5.6% today.', 5.6],
    ['The yield stands at 7% before all costs.', 7],
  ])('reads %s', (sentence, yieldPct) => {
    expect(read(sentence)).toMatchObject({ gross_yield_pct: yieldPct });
  });

  it.each([
    'The net yield is 4.1% at the asking price.',
    'The net initial yield is 4.1% at the asking price.',
    'The property shows a net operating yield of 4.1% today.',
    'Net of all costs, the return is 4.1% for its buyer.',
    'It has a yield of 4.1% net for the buyer.',
    'After all costs the owner has a yield of 4.1% a year.',
  ])('takes no yield from %s', (sentence) => {
    expect(read(sentence)).not.toHaveProperty('gross_yield_pct');
  });
});

describe('facts in English sentences', () => {
  it.each([
    ['The vendor is seeking offers in the region of ¥320,000,000.', { price_jpy: 320_000_000 }],
    ['It stands at 4-12-7 Minami-Otsuka, Toshima-ku, Tokyo, on a freehold plot.', { address: '4-12-7 Minami-Otsuka, Toshima-ku, Tokyo' }],
    ['It comprises nine studio apartments in a four-storey block of concrete.', { units: 9, floors_total: 4 }],
    ['This ninth-floor 2LDK apartment of 52.37 sq m is offered with its tenant.', { floor: 9, layout: '2LDK', floor_area_m2: 52.37 }],
    ['The monthly management fee is 9,800 yen for the owner.', { management_fee_jpy_month: 9800 }],
    ['The contribution to the repair reserve fund is 7,720 yen a month.', { repair_reserve_jpy_month: 7720 }],
    ['The tenant pays a monthly rent of JPY 142,000 inclusive of the charge.', { monthly_rent_jpy: 142_000 }],
    ['It contains 24 residential units, all of which are leased.', { units: 24, occupancy: 'tenanted' }],
    ['The gross yield at the asking price is therefore 5.04% today.', { gross_yield_pct: 5.04 }],
    ['Thirty-four of the thirty-six apartments are let to families.', { units: 36, occupancy: 'partial' }],
    ['The site extends to 255.80 square metres and is zoned Commercial (BCR 80%).', { land_area_m2: 255.8, zoning: 'Commercial' }],
  ])('reads %s', (sentence, facts) => {
    expect(read(sentence)).toMatchObject(facts);
  });

  it.each([
    ['A reserve of ¥1.2 million a year should be kept by the owner.', 'repair_reserve_jpy_month'],
    ['Mihon Realty K.K., 2-3-1 Marunouchi, Chiyoda-ku, Tokyo, acts for the owner.', 'address'],
    ['The annual rent, if fully let, is JPY 26,640,000 for its owner.', 'occupancy'],
    ['Comparable blocks were offered at JPY 90,000,000 this year.', 'price_jpy'],
  ])('takes nothing from %s', (sentence, field) => {
    expect(read(sentence)).not.toHaveProperty(field);
  });
});

describe('stations in English sentences', () => {
  it('reads two walks of one sentence, and a walk behind its station', () => {
    expect(
      read(
        'It is a seven-minute walk from Fudomae Station (Tokyu Meguro Line) and an 8-minute walk from Gotanda Station on the JR Yamanote Line.',
      ),
    ).toEqual({
      stations: [
        { line: 'Tokyu Meguro Line', station: 'Fudomae', walk_min: 7 },
        { line: 'JR Yamanote Line', station: 'Gotanda', walk_min: 8 },
      ],
    });
    expect(read('Hommachi Station on the Midosuji Line is a 4-minute walk away.')).toEqual({
      stations: [{ line: 'Midosuji Line', station: 'Hommachi', walk_min: 4 }],
    });
  });

  it('reads names of several words and with hyphens', () => {
    expect(read('The house is a 7-minute walk from Shin-Maruko Higashi Station on the Toyoko Line.')).toMatchObject({
      stations: [{ station: 'Shin-MarukoHigashi', walk_min: 7 }],
    });
  });

  // The limit of 500 characters stood before this reader, and 500 were enough for hours.
  it.each(['A-', 'A’', 'A A', 'Aa-A', '-', "A'"])('gives up soon on a run of %s', async (unit) => {
    const hostile = `It is a 5 minute walk from the ${unit.repeat(5000 / unit.length)} end of all.`;
    const shorter = `It is a 5 minute walk from the ${unit.repeat(440 / unit.length)} end of all.`;
    const usual = 'It is a 5 minute walk from Meguro Station on the JR Yamanote Line. '.repeat(80);
    const readHostile = () => [readEnglishSentences(hostile), readEnglishSentences(shorter)];
    expect(await timesLonger(readHostile, () => readEnglishSentences(usual))).toBeLessThan(5);
  });
});
