import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { basicFaces, charactersOf } from './basic-faces.ts';

it('names in the sheet what the files of a first view hold', () => {
  const sheet = readFileSync(new URL('basic-fonts.css', import.meta.url), 'utf8');
  const named = [...sheet.matchAll(/src: url\("\.\/([\w-]+)-basic\.woff2"\)[\s\S]*?unicode-range:([^;]+);/g)];
  expect(named.map(([, name, ranges = '']) => ({ name, characters: charactersOf(ranges.replace(/\s+/g, ' ').trim()) }))).toEqual(
    basicFaces.map(({ name, ranges }) => ({ name, characters: charactersOf(ranges) })),
  );
});

it('gives them the weights of the whole faces, which they would hide with weights of their own', () => {
  const facesOf = (sheet: string) =>
    [...sheet.matchAll(/font-family: ['"]([^'"]+)['"];[\s\S]*?font-weight: ([^;]+);/g)].map(([, family, weight]) => `${family} ${weight}`);
  const whole = new Set(
    ['inter', 'source-serif-4', 'source-code-pro', 'noto-sans-jp'].flatMap((name) =>
      facesOf(readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${name}/wght.css`)), 'utf8')),
    ),
  );
  const own = ['basic-fonts.css', 'sample-names.css'].flatMap((sheet) => facesOf(readFileSync(new URL(sheet, import.meta.url), 'utf8')));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((face) => !whole.has(face))).toEqual([]);
});

it('is asked for the title face in the one weight that its file has', () => {
  const folders = ['../..', '../../../../apps/web/src'].map((folder) => new URL(`${folder}/`, import.meta.url));
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.includes('node_modules') && !file.includes('dist/'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  const asked = sheets.flatMap((sheet) => [...sheet.matchAll(/\{[^{}]*var\(--font-title\)[^{}]*\}/g)].map(([rule]) => rule));
  expect(asked.length).toBeGreaterThan(5);
  const { weight } = basicFaces.find(({ name }) => name === 'source-serif-4') ?? {};
  const weights = asked.map((rule) => /font-weight: ([^;]+);/.exec(rule)?.[1] ?? String(weight));
  expect(weights.filter((of) => of !== String(weight))).toEqual([]);
});
