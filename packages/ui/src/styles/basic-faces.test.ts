import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { basicFaces, charactersOf } from './basic-faces.ts';

it('names in the sheet what the files of a first view hold', () => {
  const sheet = readFileSync(new URL('basic-fonts.css', import.meta.url), 'utf8');
  const named = [...sheet.matchAll(/src: url\("\.\/([\w-]+)-basic\.woff2"\)[\s\S]*?unicode-range:([^;]+);/g)];
  expect(named.map(([, name, ranges = '']) => ({ name, characters: charactersOf(ranges.replace(/\s+/g, ' ').trim()) }))).toEqual(
    basicFaces.map(({ name, ranges }) => ({ name, characters: charactersOf(ranges) })),
  );
});
