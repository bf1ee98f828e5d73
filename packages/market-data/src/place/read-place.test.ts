import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

interface Case {
  address: string;
  hint: string;
  municipality: string;
  town: string;
}

function casesOf(name: string): Case[] {
  return readFileSync(new URL(`../../cases/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [address = '', hint = '', municipality = '', town = ''] = line.split('\t');
      return { address, hint, municipality, town };
    });
}

function placeOf({ address, hint }: Case) {
  return readPlace({
    address,
    postalCode: /^\d/.test(hint) ? hint : null,
    stations: hint.startsWith('station:') ? [{ station: hint.slice('station:'.length), line: null }] : [],
  });
}

/** Letters that the register and an address write in different ways without meaning another place. */
const plain = (name: string) =>
  name
    .replace(/大字|字/g, '')
    .replace(/[ヶが]/g, 'ケ')
    .replaceAll('藪', '薮')
    .replaceAll('之', 'ノ');

function measure(cases: readonly Case[]) {
  const read = cases.map((one) => ({ one, place: placeOf(one) }));
  const nameOf = ({ place }: (typeof read)[number]) => (place.municipality ? place.municipality.prefecture + place.municipality.name : '?');
  const naming = read.filter(({ one }) => one.town !== '-' && one.municipality !== '?');
  return {
    right: read.filter((entry) => plain(nameOf(entry)) === plain(entry.one.municipality)).length / read.length,
    wrong: read
      .filter((entry) => nameOf(entry) !== '?' && plain(nameOf(entry)) !== plain(entry.one.municipality))
      .map(({ one }) => one.address),
    towns: naming.filter(({ one, place }) => place.town !== null && plain(place.town) === plain(one.town)).length / naming.length,
  };
}

describe('readPlace', () => {
  it.each(['addresses', 'addresses-held-out'])(
    'finds the municipality and the town of nearly all %s, and is never wrong and sure',
    (name) => {
      const cases = casesOf(name);
      expect(cases.length).toBeGreaterThanOrEqual(name === 'addresses' ? 300 : 100);
      const { right, wrong, towns } = measure(cases);
      expect(wrong).toEqual([]);
      expect(right).toBeGreaterThanOrEqual(0.99);
      expect(towns).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('gives the middle of the town, and says that it is one', () => {
    const place = readPlace({ address: '東京都墨田区錦糸3-2-1' });
    expect(place).toMatchObject({ town: '錦糸三丁目', precision: 'town', settledBy: null, notUnderstood: null });
    expect(place.latitude).toBeCloseTo(35.699, 2);
    expect(place.longitude).toBeCloseTo(139.815, 2);
  });

  it('keeps what it did not understand, and falls back to the municipality', () => {
    const place = readPlace({ address: '東京都墨田区存在町1-1' });
    expect(place).toMatchObject({ town: null, precision: 'municipality', notUnderstood: '存在町1-1' });
    expect(place.latitude).not.toBeNull();
  });

  it('leaves a name that two cities bear unknown, naming both, until something settles it', () => {
    expect(readPlace({ address: '府中市宮町1-1' })).toMatchObject({
      municipality: null,
      municipalityName: '府中市',
      latitude: null,
      candidates: ['東京都府中市', '広島県府中市'],
    });
    expect(readPlace({ address: '府中市宮町1-1', postalCode: '1830023' })).toMatchObject({ settledBy: 'postal_code', town: '宮町一丁目' });
    expect(readPlace({ address: '府中市宮町1-1', stations: [{ station: '府中', line: '京王線' }] })).toMatchObject({
      settledBy: 'station',
      prefecture: '東京都',
    });
    expect(readPlace({ address: '府中市', stations: [{ station: '府中', line: null }] }).municipality).toBeNull();
  });

  it('settles a ward without its city by a town that one of them has', () => {
    expect(readPlace({ address: '港区六本木6-10-1' })).toMatchObject({ settledBy: 'town', town: '六本木六丁目' });
    expect(readPlace({ address: '中央区日本橋1-1' }).municipality).toBeNull();
  });

  it('maps wards of Hamamatsu that are gone to those of today, by town where one was split', () => {
    expect(readPlace({ address: '静岡県浜松市北区細江町気賀305' }).municipality?.code).toBe('22139');
    expect(readPlace({ address: '静岡県浜松市北区初生町1' }).municipality?.code).toBe('22138');
  });

  it('reads a place from a postal code or a station where the address names none', () => {
    expect(readPlace({ address: '〒183-0023 宮町' })).toMatchObject({ settledBy: 'postal_code', prefecture: '東京都' });
    expect(readPlace({ address: '', stations: [{ station: '分倍河原', line: null }] })).toMatchObject({
      municipality: null,
      precision: 'station',
    });
    expect(readPlace({ address: '' })).toMatchObject({ municipality: null, latitude: null, precision: null });
  });
});
