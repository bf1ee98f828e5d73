import { expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { valuesOverLabels } from './values-over-labels.ts';

async function pairs(html: string): Promise<[string, string][]> {
  const { blocks } = await readText('page.html', `<h1>見本</h1>${html}`);
  return valuesOverLabels(blocks).map(({ label, value }) => [label, value]);
}

it('pairs large figures with the names under them', async () => {
  const counter = (figure: string, unit: string, name: string): string =>
    `<div><strong>${figure}</strong><span>${unit}</span><p>${name}</p></div>`;
  expect(
    await pairs(`${counter('3.58', '億円', '販売価格')}${counter('5.4', '%', '想定表面利回り')}${counter('24', '戸', '総戸数')}`),
  ).toEqual([
    ['販売価格', '3.58億円'],
    ['想定表面利回り', '5.4%'],
    ['総戸数', '24戸'],
  ]);
});

it('takes nothing from a lone figure over a word, or from names over their figures', async () => {
  expect(await pairs('<div><p>24戸</p><p>総戸数</p></div><p>駅に近い立地です。</p>')).toEqual([]);
  expect(await pairs('<p>利回り</p><p>5.4%</p><p>総戸数</p><p>24戸</p>')).toEqual([]);
});
