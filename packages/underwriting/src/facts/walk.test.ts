import { expect, it } from 'vitest';
import { sampleApartment, sampleDate, sampleFacts } from '../testing/index.ts';
import { readSubject } from './subject.ts';
import { shortestWalk, walkOf } from './walk.ts';

const at = (way: object) => ({ line: '東横線', station: '日吉', walk_min: null, ...way });

it.each([
  [80, 1],
  [81, 2],
  [480, 6],
  [3_000, 38],
  // 3,100 ÷ 80 = 38.75
  [3_100, 39],
  [12_000, 150],
  [0, 0],
])('counts a distance of %i m as a walk of %i minutes, fractions rounded up', (metres, minutes) => {
  expect(walkOf(at({ distance_m: metres }))).toBe(minutes);
});

it('keeps a stated walk beside a distance, and takes none from a way by bus', () => {
  expect(walkOf(at({ walk_min: 7, distance_m: 480 }))).toBe(7);
  expect(walkOf(at({ bus_min: 10, distance_m: 480 }))).toBeNull();
  expect(walkOf(at({}))).toBeNull();
});

it('takes the shortest of several stations for the property', () => {
  expect(shortestWalk([at({ distance_m: 700 }), at({ walk_min: 8 }), at({ bus_min: 3, walk_min: 1 })])).toBe(8);
  const facts = sampleFacts(
    'apartment_building',
    { ...sampleApartment.values, stations: [at({ distance_m: 3_100 })] },
    sampleApartment.extra,
  );
  expect(readSubject(facts, sampleDate)).toMatchObject({ walkMinutes: 39, busOnly: false });
});
