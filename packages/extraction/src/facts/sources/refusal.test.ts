import { type PropertyFacts, type Refusal, type RefusalReason, widerReason } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readFixture, readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

async function refusalOf(name: string): Promise<Refusal> {
  const outcome = extractFacts([await readFixture(name)], options);
  if (outcome.kind !== 'refuse') throw new Error(`${name} was read as an offer`);
  return outcome;
}

async function factsOfText(name: string, text: string): Promise<PropertyFacts | Refusal> {
  return extractFacts([await readText(name, text)], options);
}

describe('refusals', () => {
  it.each([
    ['rental.html', 'rental'],
    ['lease.html', 'lease'],
    ['list.html', 'list'],
    ['land.html', 'land'],
    ['removed.html', 'removed'],
    ['blocked.html', 'blocked'],
    ['error.html', 'error_page'],
    ['new-condominium-range.html', 'several_properties'],
  ])('refuses %s as %s and says what to send', async (name, reason) => {
    const refusal = await refusalOf(name);
    expect(refusal.reason).toBe(reason);
    expect(refusal.message).toMatch(new RegExp(`^${name} .*(Send|Open|Save)`));
  });

  it('refuses a table of several properties as a list', async () => {
    expect(
      await factsOfText('rows.csv', '物件名,所在地,価格\nA,東京都練馬区風見台1,1000万円\nB,東京都練馬区風見台2,2000万円\n'),
    ).toMatchObject({ kind: 'refuse', reason: 'list' });
  });

  it('reads a detail page that shows other offers further down, whatever their heading', async () => {
    const detail =
      '<h1>見本コート</h1><table><tr><th>価格</th><td>3,000万円</td></tr><tr><th>所在地</th><td>東京都練馬区風見台1-2</td></tr><tr><th>間取り</th><td>1K</td></tr><tr><th>専有面積</th><td>25m2</td></tr><tr><th>築年月</th><td>2001年5月</td></tr></table>';
    const card = (price: string, town: string) =>
      `<div><dl><dt>価格</dt><dd>${price}</dd><dt>所在地</dt><dd>東京都練馬区${town}</dd></dl></div>`;
    const page = `<title>中古マンション</title>${detail}<h2>こちらもどうぞ</h2>${card('9,980万円', '柳原')}${card('8,800万円', '水車')}${card('7,700万円', '見本')}`;
    expect(await factsOfText('page.html', page)).toMatchObject({
      kind: 'condominium_unit',
      values: { price_jpy: 30_000_000, address: '東京都練馬区風見台1-2' },
      conflicts: [],
    });
  });

  it('keeps a contradiction between two places of one page', async () => {
    const page =
      '<title>中古マンション</title><div><p>価格</p><p>2,900万円</p></div><table><tr><th>価格</th><td>3,000万円</td></tr><tr><th>所在地</th><td>東京都練馬区風見台1-2</td></tr><tr><th>間取り</th><td>1K</td></tr><tr><th>専有面積</th><td>25m2</td></tr><tr><th>築年月</th><td>2001年5月</td></tr></table>';
    expect(await factsOfText('page.html', page)).toMatchObject({
      values: { price_jpy: 30_000_000 },
      conflicts: [{ field: 'price_jpy', values: [29_000_000, 30_000_000] }],
    });
  });

  it.each([
    [
      '競売の売却結果一覧',
      '<table><tr><th>売却基準価額</th><td>575万円</td></tr><tr><th>所在地</th><td>見本市1</td></tr></table>'.repeat(4),
      'auction_list',
      'list',
    ],
    [
      '不動産投資ニュース｜見本新聞',
      '<h1>ワンルームの価格が上昇</h1><p>都心のマンションは平均3,000万円となった。</p>',
      'news',
      'not_property',
    ],
    ['コラム：利回りの考え方', '<p>表面利回りと実質利回りの違いを説明します。</p>', 'news', 'not_property'],
  ])('tells “%s” from other pages that are not an offer', async (title, body, reason, wider) => {
    const outcome = await factsOfText('page.html', `<title>${title}</title>${body}`);
    expect(outcome).toMatchObject({ kind: 'refuse', reason });
    expect(widerReason(reason as RefusalReason)).toBe(wider);
  });

  it('sets a news page aside beside the flyer of the property, and takes nothing from it', async () => {
    const news = await readText('news.html', '<title>見本市のニュース</title><p>所在地：東京都千代田区1-1 価格：9億円</p>');
    const facts = extractFacts([news, await readFixture('condominium-flyer.pdf', 'samples')], options);
    expect(facts).toMatchObject({ values: { price_jpy: 21_800_000 }, unused_sources: [{ source_name: 'news.html', reason: 'news' }] });
  });

  it('refuses a page that shows no property', async () => {
    expect(await factsOfText('page.html', '<h1>今日の献立</h1><p>肉じゃが</p>')).toMatchObject({ kind: 'refuse', reason: 'not_property' });
  });
});
