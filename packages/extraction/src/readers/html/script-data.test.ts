import { expect, it } from 'vitest';
import { timesLonger } from '../../../../../tests/times-longer.ts';
import { readText } from '../../testing/read-text.ts';
import { valuesWritten } from './script-values.ts';

const property = {
  price: 89_800_000,
  grossYield: 7.75,
  address: '大阪府大阪市旭区千林2丁目9-33',
  structure: 'RC造',
  totalUnits: 14,
  stations: [{ lineName: '京阪本線', stationName: '千林', walk: 5 }],
};

/** Labels and values that the scripts of a page give. */
async function pairs(scripts: string, body = '<div id="root"></div>'): Promise<Record<string, string>> {
  const { blocks } = await readText(
    'page.html',
    `<!doctype html><html><head><title>見本</title></head><body>${body}${scripts}</body></html>`,
  );
  return Object.fromEntries(
    blocks.flatMap((block) => (block.type === 'pair' && block.form === 'structured' ? [[block.label, block.value]] : [])),
  );
}

const json = (data: unknown, id = '__NEXT_DATA__'): string => `<script id="${id}" type="application/json">${JSON.stringify(data)}</script>`;
const read = {
  価格: '89800000円',
  表面利回り: '7.75%',
  所在地: '大阪府大阪市旭区千林2丁目9-33',
  構造: 'RC造',
  総戸数: '14戸',
  交通: '京阪本線「千林」駅 徒歩5分',
};

it('reads the property of a page that its scripts would draw', async () => {
  const others = [
    { ...property, price: 65_000_000 },
    { ...property, price: 142_000_000 },
  ];
  expect(await pairs(json({ props: { pageProps: { property, recommendations: others } } }))).toEqual(read);
  expect(await pairs(`<script>window.__STATE__ = ${JSON.stringify({ item: { detail: property } })};alert(1)</script>`)).toEqual(read);
});

it('leaves out the address of an office, and rents whose unit is not said', async () => {
  const { address, ...rest } = property;
  const offer = { ...rest, annualIncome: 696, office: { address: '大阪府大阪市北区天神橋5丁目1-2' } };
  expect(address).toBe(read.所在地);
  expect(await pairs(json({ offer }))).toEqual(Object.fromEntries(Object.entries(read).filter(([label]) => label !== '所在地')));
});

it('puts together what a page streams in pieces', async () => {
  const line = `5:${JSON.stringify(['$', 'main', null, { property }])}\n`;
  const piece = (text: string): string => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  expect(await pairs(piece(line.slice(0, 60)) + piece(line.slice(60)))).toEqual(read);
});

it('follows the places that Nuxt writes for values', async () => {
  const list = [
    { data: 1 },
    { price: 2, address: 3, structure: 4, totalUnits: 5, layout: 6 },
    9_800_000,
    '東京都練馬区風見台1-2',
    'RC造',
    24,
    '1K',
  ];
  expect(await pairs(json(list, '__NUXT_DATA__'))).toMatchObject({ 価格: '9800000円', 所在地: '東京都練馬区風見台1-2', 間取り: '1K' });
});

it('takes nothing of several offers, of a page that prints its facts, or of what is not data', async () => {
  expect(await pairs(json({ items: [property, { ...property, price: 65_000_000 }] }))).toEqual({});
  const printed = '<dl><dt>価格</dt><dd>1,000万円</dd><dt>所在地</dt><dd>東京都練馬区風見台1-2</dd><dt>構造</dt><dd>RC造</dd></dl>';
  expect(await pairs(json({ property }), printed)).toEqual({});
  expect(await pairs('<script>window.price = {price: load("89800000"), address: "東京都"}</script>')).toEqual({});
});

const usualScript = `<script>${Array.from({ length: 20_000 }, (_, index) => `const v${index} = {"k": ${index}};`).join('')}</script>`;
const readUsual = () => pairs(usualScript);

it('ends soon on data that is made to be read for ever', async () => {
  const bomb = Array.from({ length: 40 }, (_, index) => Array.from({ length: 40 }, () => Math.min(index + 1, 39)));
  for (const hostile of [
    json([{ price: 1 }, ...bomb], '__NUXT_DATA__'),
    `<script>${'self.__next_f.push([1,"'.repeat(40_000)}</script>`,
    `<script>/* price */${'window.a = {"a":'.repeat(40_000)}</script>`,
  ])
    expect(await timesLonger(() => pairs(hostile), readUsual)).toBeLessThan(50);
});

it('reads values as scripts write them, without running anything', async () => {
  const plain = `{price: 89800000, grossYield: 7.75, address: '大阪府大阪市旭区千林2丁目9-33', structure: "RC造", totalUnits: 14,
    stations: [{lineName: '京阪本線', stationName: '千林', walk: 5}],}`;
  expect(await pairs(`<script>const property = ${plain}; start(property)</script>`)).toEqual(read);
  expect(await pairs(`<script>(function () { 'use strict'; var item = ${plain}; app.show(item) })();</script>`)).toEqual(read);
  expect(await pairs(`<script>new Vue({ el: '#app', data() { return { item: ${plain} } } })</script>`)).toEqual(read);
  const text = JSON.stringify(JSON.stringify({ property }));
  expect(await pairs(`<script>window.state = JSON.parse(${text})</script>`)).toEqual(read);
  expect(await pairs(`<script>window.price = 1; throw 1; fetch('/price')</script>`)).toEqual({});
});

it('keeps the sign of a number', () => {
  expect(valuesWritten('const room = { floor: -1, area: 20 }')).toEqual([{ name: 'room', value: { floor: -1, area: 20 } }]);
});

it('follows the names that Nuxt hands to the function that writes its data', async () => {
  const data = `(function(a,b){return {data:[{detail:{price:a,grossYield:7.75,address:b,structure:"RC造",totalUnits:14,
    stations:[{lineName:"京阪本線",stationName:"千林",walk:5}]}}]}}(89800000,"大阪府大阪市旭区千林2丁目9-33"))`;
  expect(await pairs(`<script>window.__NUXT__=${data};</script>`)).toEqual(read);
});

it('reads the object of an attribute, and an address in its parts', async () => {
  const { address, ...rest } = property;
  const parts = { prefecture: { id: 27, name: '大阪府' }, city: '大阪市旭区', town: '千林2丁目', block: '9-33' };
  expect(Object.values(parts)).toHaveLength(4);
  expect(address).toBe('大阪府大阪市旭区千林2丁目9-33');
  const page = JSON.stringify({ props: { property: { ...rest, ...parts } } }).replaceAll('"', '&quot;');
  expect(await pairs('', `<div id="app" data-page="${page}"></div>`)).toEqual(read);
});

it('takes nothing of what a script calls similar', async () => {
  const two = `const property = ${JSON.stringify(property)}; const similarItem = ${JSON.stringify({ ...property, price: 65_000_000 })};`;
  expect(await pairs(`<script>${two}</script>`)).toEqual(read);
});

it('does not follow one object a million times', async () => {
  const many = (name: string): string => `{${Array.from({ length: 1000 }, (_, index) => `k${index}:${name}`).join()}}`;
  const script = `const price={z:1}; const a=${many('price')}; const b=${many('a')}; const c=${many('b')}; const d=${many('c')};`;
  expect(await pairs(`<script>${script}</script>`)).toEqual({});
  // Each object is looked at once: a thousand keys in each of four.
  expect(await timesLonger(() => pairs(`<script>${script}</script>`), readUsual)).toBeLessThan(200);
});
