import { expect, it } from 'vitest';
import { rightsName, zoneName } from './fact-names.ts';

it.each([
  ['近隣商業地域', 'Neighborhood commercial'],
  ['商業', 'Commercial'],
  ['第一種中高層', 'Mid- and high-rise residential, category 1'],
  ['1種住居', 'Residential, category 1'],
  ['２種低層住居専用地域', 'Low-rise residential, category 2'],
  ['工業', 'Industrial'],
  ['1低専', 'Low-rise residential, category 1'],
  ['二中高', 'Mid- and high-rise residential, category 2'],
  ['近商', 'Neighborhood commercial'],
  ['準工', 'Quasi-industrial'],
  ['工専', 'Exclusively industrial'],
])('calls the zone %s in English', (zone, english) => {
  expect(zoneName(zone)).toBe(english);
});

it.each(['第', '第一種', '商業・近隣商業', '市街化調整区域'])('leaves %s as printed, since it is not a zone or more than one', (zone) => {
  expect(zoneName(zone)).toBeNull();
});

it('tells a freehold with a share of the land from a lease, by the longest name', () => {
  expect(rightsName('所有権(敷地権)')).toBe('Freehold');
  expect(rightsName('旧借地権')).toBe('Leasehold, old law');
  expect(rightsName('定期借地権(残存32年)')).toBe('Fixed-term leasehold');
  expect(rightsName('権利')).toBeNull();
});
