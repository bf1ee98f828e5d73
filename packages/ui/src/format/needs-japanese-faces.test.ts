import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { needsJapaneseFaces, sampleNameCharacters } from './needs-japanese-faces.ts';

it('asks for the Japanese faces where there is Japanese beyond the names of the samples', () => {
  expect(['Analysis History', '¥21,800,000', '“5.2 %” — Ōta-ku', 'グランコート風見台 305号室', ''].filter(needsJapaneseFaces)).toEqual([]);
  expect(['中野坂上コーポ', 'メゾン水車町２', '①', '㎡'].filter((text) => !needsJapaneseFaces(text))).toEqual([]);
});

it('has a face of its own for each of those characters', () => {
  const sheet = readFileSync(new URL('../styles/sample-names.css', import.meta.url), 'utf8');
  const covered = [...sheet.matchAll(/U\+([0-9A-F]+)/g)].map(([, point = '']) => String.fromCodePoint(Number.parseInt(point, 16)));
  expect(covered.toSorted()).toEqual([...new Set(sampleNameCharacters)].toSorted());
});
