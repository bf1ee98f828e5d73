import type { PropertyFacts, Refusal } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { storeysOf } from '../../normalise/construction.ts';
import { readSource } from '../../readers/read-source.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { smallBook } from '../../testing/small-book.ts';
import { workbookFile } from '../../testing/workbook-file.ts';
import { extractFacts } from '../extract-facts.ts';

async function judged(sourceName: string, content: string | Uint8Array): Promise<PropertyFacts | Refusal> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const source = { sourceId: sourceName, sourceKind: 'document', sourceName, contentType: '', bytes } as const;
  return extractFacts([await readSource(source)], { municipalities: smallBook, asOf: '2026-11-22' });
}

const facts: readonly [label: string, value: string][] = [
  ['価格', '9,800万円'],
  ['所在地', '東京都練馬区風見台1-2'],
  ['土地面積', '200㎡'],
  ['建物面積', '300㎡'],
  ['構造', 'RC造4階建'],
  ['築年月', '2001年5月'],
];
const table = `<h1>一棟マンション</h1><table>${facts.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
const flyer = facts.map(([label, value], index) => `40 ${80 + 20 * index} 12 ${label}\n160 ${80 + 20 * index} 12 ${value}`).join('\n');
const offered = { values: { price_jpy: 98_000_000, address: '東京都練馬区風見台1-2' }, conflicts: [] };

describe('a true offer is not refused', () => {
  it.each([
    ['a menu with an entry for what was sold', `<ul><li>販売中物件</li><li>成約済み</li><li>セミナー</li></ul>${table}`],
    ['a warning of what may happen', `${table}<p>この物件は予告なく掲載を終了することがあります。成約済みの場合はご了承ください。</p>`],
    [
      'plans of finance side by side',
      `${table}<table><tr><th></th><th>プランA</th><th>プランB</th></tr><tr><th>物件価格</th><td>9,800万円</td><td>9,500万円</td></tr><tr><th>建物面積</th><td>300㎡</td><td>300㎡</td></tr></table>`,
    ],
    ['a band of prices beside its own', `${table}<dl><dt>価格帯</dt><dd>5,000万円～1億円</dd></dl>`],
  ])('beside %s', async (_, page) => {
    expect(await judged('page.html', page)).toMatchObject(offered);
  });

  it.each(['…', '・・・', '……', '→', '⇒', '->'])('with %s between its labels and its values, or its labels in ＜ ＞', async (mark) => {
    const lines = facts.map(([label, value]) => `${label}${mark}${value}`);
    expect(await judged('page.html', `<h1>一棟マンション</h1><p>${lines.join('<br>')}</p>`)).toMatchObject(offered);
    expect(await judged('page.html', `<h1>一棟マンション</h1><ul><li>${lines.join('</li><li>')}</li></ul>`)).toMatchObject(offered);
    const angled = facts.map(([label, value]) => `<p>＜${label}＞<br>${value}</p>`);
    expect(await judged('page.html', `<h1>一棟マンション</h1>${angled.join('')}`)).toMatchObject(offered);
  });

  it('on one line of short parts, though a page of such lines is a list', async () => {
    const line = (price: string, place: string): string =>
      `<p>${price}万円 / 利回り7% / ${place} / RC造4階建 8戸 / 2001年5月築 / 土地200㎡ / 建物300㎡</p>`;
    expect(await judged('page.html', `<h1>練馬区 一棟マンション</h1>${line('9,800', '東京都練馬区風見台1-2')}`)).toMatchObject(offered);
    const three = line('9,800', '東京都練馬区風見台1-2') + line('8,800', '東京都練馬区風見台2-5') + line('7,800', '東京都練馬区風見台3-1');
    expect(await judged('page.html', `<h1>練馬区の一棟マンション</h1>${three}`)).toMatchObject({ reason: 'list' });
  });

  it('in sentences that also tell its income, under a title of news, or beside an English menu', async () => {
    const told = '東京都練馬区風見台1丁目の一棟マンションを9,800万円で販売します。RC造4階建、平成13年5月築。土地は200㎡、建物は300㎡です。';
    const income =
      '<p>満室になれば年間収入は6,860,000円、利回りは7％です。</p><p>先月の練馬区の物件（7,800万円）はすぐに売れてしまいました。</p>';
    const price = { values: { price_jpy: 98_000_000 } };
    expect(await judged('page.html', `<title>練馬の一棟</title><p>${told}</p>${income}`)).toMatchObject(price);
    expect(await judged('page.html', `<title>新着物件｜見本</title><p>${told}利回りは7％です。</p>`)).toMatchObject(price);
    expect(await judged('page.html', `<ul><li>Buy</li><li>Rent</li><li>Sold</li><li>About us</li></ul>${table}`)).toMatchObject(offered);
    const cards = [4980, 6300, 2980].map((yen) => `<div><h3>アパート</h3><p>${yen}万円</p><p>大阪府堺市</p></div>`).join('');
    expect(await judged('page.html', `<title>大阪府の一棟アパート（38件）</title>${cards}`)).toMatchObject({ reason: 'list' });
  });

  it('on a page that counts through the results of a search', async () => {
    const page =
      '<p>128件中 3件目を表示</p><p>価格 9,800万円</p><p>所在地 東京都練馬区風見台1-2</p><p>利回り 7%</p><p>築年月 2001年5月</p>';
    expect(await judged('page.html', `<h1>一棟マンション</h1>${page}`)).toMatchObject(offered);
  });

  it('in a post that also tells of another one sold', async () => {
    const post =
      '<p>東京都練馬区風見台1丁目の一棟マンションを9,800万円で販売します。</p><p>利回りは7%、平成13年5月築、RC造4階建。土地は200㎡、建物は300㎡です。</p><p>先日の物件（980万円）はご成約となりました。</p>';
    expect(await judged('page.html', `<title>ブログ｜見本不動産</title><h1>練馬の一棟</h1>${post}`)).toMatchObject({
      values: { price_jpy: 98_000_000 },
    });
  });

  it('where its building is not described but earns rents, though bare land that earns them is', async () => {
    const rows = (area: string, earned: string): string =>
      `<dl><dt>価格</dt><dd>5,000万円</dd><dt>所在地</dt><dd>東京都練馬区風見台1-2</dd><dt>${area}</dt><dd>150㎡</dd><dt>${earned}</dt><dd>400万円</dd><dt>利回り</dt><dd>8%</dd></dl>`;
    expect((await judged('page.html', `<h1>収益物件</h1>${rows('土地', '満室想定年収')}`)).kind).not.toBe('refuse');
    expect(await judged('page.html', `<h1>底地</h1>${rows('土地面積', '年間地代')}`)).toMatchObject({ reason: 'land' });
  });

  it('and is called a building where a site and many units stand beside a floor area', async () => {
    const page =
      '<ul><li><b>価格</b><i>5,480万円</i></li><li><b>所在地</b><i>東京都練馬区風見台1-2</i></li><li><b>敷地</b><i>268.31㎡</i></li><li><b>延床</b><i>241.20㎡</i></li><li><b>戸数</b><i>10戸</i></li></ul>';
    expect(await judged('page.html', `<h1>見本ヴィラ</h1>${page}`)).toMatchObject({
      kind: 'apartment_building',
      values: { land_area_m2: 268.31, units: 10 },
    });
  });

  it('with its price in a headline beside the terms of its lease, or under a heading that names the land', async () => {
    const terms = '<tr><th>賃料</th><td>75,000円</td></tr><tr><th>敷金</th><td>75,000円</td></tr><tr><th>契約期間</th><td>2年</td></tr>';
    const described = (title: string, more: string): string =>
      `<h1>${title}</h1><table><tr><th>所在地</th><td>東京都練馬区風見台1-2</td></tr><tr><th>築年月</th><td>2001年5月</td></tr><tr><th>建物面積</th><td>70㎡</td></tr>${more}</table>`;
    expect(await judged('page.html', described('オーナーチェンジ 9,800万円', terms))).toMatchObject(offered);
    const price = '<tr><th>価格</th><td>9,800万円</td></tr><tr><th>土地面積</th><td>100㎡</td></tr>';
    expect(await judged('page.html', described('土地（古家付・賃貸中）', price))).toMatchObject(offered);
  });

  it('told twice in a document, once in full figures', async () => {
    const sheet = '40 80 10 売買価格\n160 80 10 98,000,000円\n40 100 10 所在地\n160 100 10 練馬区風見台一丁目2';
    expect(await judged('offer.pdf', pdfFile(`${flyer}\n---\n${sheet}`))).toMatchObject(offered);
    const other = sheet.replace('98,000,000', '55,000,000').replace('一丁目2', '二丁目9');
    expect(await judged('two.pdf', pdfFile(`${flyer}\n---\n${other}`))).toMatchObject({ reason: 'several_properties' });
  });

  it('as a roll whose rooms have two lines each, though a rental is', async () => {
    const lines = [
      [
        ['部屋番号', 40],
        ['間取り', 120],
        ['契約者', 200],
        ['賃料', 300],
        ['敷金', 400],
      ],
      [
        ['専有面積', 120],
        ['管理費', 300],
      ],
      ...[101, 102, 201].map((room) => [
        [String(room), 40],
        ['1LDK', 120],
        ['個人', 200],
        ['88,000円', 300],
        ['88,000円', 400],
      ]),
    ] as const;
    const text = lines.flatMap((line, index) => {
      const y = index < 2 ? 80 + 11 * index : 130 + 26 * (index - 2);
      const under = index < 2 ? [] : [`120 ${y + 11} 10 41.20㎡`, `300 ${y + 11} 10 6,000円`];
      return [...line.map(([word, x]) => `${x} ${y} 10 ${word}`), ...under];
    });
    const roll = await judged('roll.pdf', pdfFile(`40 50 14 見本レジデンス レントロール\n${text.join('\n')}`));
    expect(roll).toMatchObject({
      extra: { rent_roll: [101, 102, 201].map((unit) => ({ unit: String(unit), area_m2: 41.2, rent_jpy: 88_000, common_fee_jpy: 6_000 })) },
    });
    const hall =
      '<title>入居者募集｜見本学生会館</title><h1>見本学生会館</h1><table><tr><th>月額費用</th><td>98,000円～112,000円</td></tr><tr><th>保証金</th><td>50,000円</td></tr><tr><th>所在地</th><td>東京都文京区西片2-1-1</td></tr><tr><th>アクセス</th><td>南北線「東大前」駅 徒歩4分</td></tr><tr><th>居室</th><td>1R 15.2㎡</td></tr></table>';
    expect(await judged('page.html', hall)).toMatchObject({ reason: 'rental' });
  });

  it('with past sales around it, on a page of its flyer or a sheet of its book', async () => {
    const heads = ['所在地', '価格', '築年月', '専有面積', '利回り'];
    const sales = [heads, ['練馬区A町1', '8,000万円', '1999年', '200㎡', '6.8％'], ['練馬区B町1', '8,500万円', '1998年', '210㎡', '6.5％']];
    const page = sales.flatMap((row, at) => row.map((cell, column) => `${40 + 120 * column} ${80 + 20 * at} 10 ${cell}`)).join('\n');
    expect(await judged('offer.pdf', pdfFile(`${flyer}\n---\n${page}`))).toMatchObject(offered);
    const sheet = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n');
    expect(await judged('offer.xlsx', workbookFile(`=== 概要\n${sheet(facts)}\n=== 事例\n${sheet(sales)}`))).toMatchObject(offered);
    expect(await judged('sales.xlsx', workbookFile(`=== 事例\n${sheet(sales)}`))).toMatchObject({ reason: 'list' });
  });
});

describe('words beside the values of an offer', () => {
  const offer = (more: string, without = '') => table.replace(without, '') + more;
  it('what was asked before is not the price, whichever way it stands', async () => {
    const price = /<tr><th>価格<\/th>.*?<\/tr>/.exec(table)?.[0] ?? '';
    const cut = await judged('page.html', offer('<p>価格改定しました（旧価格 1億200万円 → 9,800万円）</p>', price));
    expect(cut).toMatchObject({ values: { price_jpy: 98_000_000 } });
  });
  it('a room that may be seen if it is empty is not empty', async () => {
    expect(await judged('page.html', offer('<p>Q. 内覧はできますか。</p><p>A. 空室があれば可能です。</p>'))).toMatchObject({
      values: { occupancy: null },
    });
  });
  it('the place in the title of an offer is its place where no label names one', async () => {
    const place = /<tr><th>所在地<\/th>.*?<\/tr>/.exec(table)?.[0] ?? '';
    const titled = await judged('page.html', `<h1>東京都練馬区風見台 一棟マンション 9,800万円</h1>${offer('', place)}`);
    expect(titled).toMatchObject({ values: { address: '東京都練馬区風見台' } });
  });
  it('an area before a floor lends it no digit, and an area behind a plan is that of the unit', async () => {
    const unit =
      '<dl><dt>価格</dt><dd>980万円</dd><dt>所在地</dt><dd>東京都練馬区風見台1-2</dd><dt>間取り</dt><dd>1LDK（38.20㎡）</dd><dt>築年月</dt><dd>2001年5月</dd><dt>構造</dt><dd>RC造7階建</dd></dl>';
    expect(await judged('page.html', `<h1>中古マンション</h1>${unit}`)).toMatchObject({ values: { floor_area_m2: 38.2 } });
    expect(storeysOf('41.25㎡ 3階部分/鉄筋コンクリート造7階建')).toMatchObject({ floor: 3, total: 7 });
  });
});

describe('an offer whose facts stand in tables of one row', () => {
  const head = (...names: string[]): string => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const own = `<table>${head('所在', '交通', '売買価格')}${row('東京都練馬区風見台1-2', '西武池袋線 練馬駅 徒歩5分', '9,800万円')}</table>
    <table>${head('地積', '用途地域', '容積率')}${row('150.20㎡', '商業地域', '400％')}</table>
    <table>${head('構造', '延床面積', '築年月')}${row('RC造5階建', '480.10㎡', '1994年2月')}</table>`;
  const others = `<h3>ご紹介中の物件</h3><table>${head('番号', '所在', '価格')}${row('B-1', '中野区本町', '1億円')}${row('B-2', '港区芝', '3億円')}${row('B-3', '台東区', '2億円')}</table>`;
  it('is one beside a table of other offers, which alone is a list', async () => {
    expect(await judged('page.html', own + others)).toMatchObject({
      values: { price_jpy: 98_000_000, floor_area_m2: 480.1, land_area_m2: 150.2 },
    });
    expect(await judged('page.html', others)).toMatchObject({ reason: 'list' });
  });
  it('is one on a page whose wrapper is named by its layout', async () => {
    const page = (classes: string): string =>
      `<title>収益物件ブログ</title><div class="${classes}"><main><h1>ブログ</h1>${table}</main></div>`;
    expect(await judged('page.html', page('-sidebar-on single'))).toMatchObject(offered);
    expect(await judged('page.html', page('has-sidebar related-on'))).toMatchObject(offered);
  });
});
