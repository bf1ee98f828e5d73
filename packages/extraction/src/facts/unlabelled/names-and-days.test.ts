import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const facts =
  '<dl><dt>価格</dt><dd>2,480万円</dd><dt>所在地</dt><dd>東京都練馬区風見台2-8-14</dd><dt>専有面積</dt><dd>41.20㎡</dd><dt>間取り</dt><dd>1LDK</dd><dt>築年月</dt><dd>1998年6月</dd></dl>';

async function extraOf(page: string): Promise<unknown> {
  const read = extractFacts([await readText('page.html', page)], { municipalities: smallBook, asOf: '2026-11-22' });
  return read.kind === 'refuse' ? read : read.extra;
}

describe('the name of the property', () => {
  it.each([
    ['behind the headings of the site', '<h2>東京都のエリアから探す</h2><h1>風見台コート</h1>', '風見台コート'],
    ['behind the number of the offer', '<h1>A-1207 風見台コート</h1>', '風見台コート'],
    ['with its room, which tells it from others of the house', '<h1>任意売却物件 風見台コート305号室</h1>', '風見台コート305号室'],
    ['before the title of its roll', '<h2>収入サマリー</h2><h1>風見台コート 賃貸状況表（レントロール）</h1>', '風見台コート'],
    ['before what is offered in English', '<h1>Kazamidai Court – Tenanted 1LDK</h1>', 'Kazamidai Court'],
    ['alone in a line above the table', '<p><b>風見台コート　３０５号室</b></p>', '風見台コート 305号室'],
    [
      'as place and kind, where the offer has no other',
      '<title>練馬区風見台 一棟アパート｜見本不動産</title><h1>練馬区風見台 一棟アパート</h1>',
      '練馬区風見台 一棟アパート',
    ],
  ])('stands %s', async (_, head, name) => {
    expect(await extraOf(head + facts)).toMatchObject({ property_name: name });
  });
  it('is not the name of the site or a call to its readers', async () => {
    for (const head of [
      '<title>物件詳細｜見本ハウス</title><h1>見本ハウス</h1>',
      '<h1>マンションを探す</h1>',
      '<h1>ハイツのご相談</h1>',
      '<h2>収入サマリー</h2>',
    ])
      expect(await extraOf(head + facts)).not.toHaveProperty('property_name');
  });
});

describe('the day that a page gives for itself', () => {
  it.each([
    ['the newest of two under one label', '<dl><dt>登録日／更新日</dt><dd>2026年11月4日 / 2026年11月18日</dd></dl>', '2026-11-18'],
    ['two days of a post', '<p><time>2026年10月5日</time><time>2026年11月2日</time></p>', '2026-11-02'],
    ['with its time behind the writer', '<p>みほん 2026年10月25日 20:14</p>', '2026-10-25'],
    ['at the foot', `<p>Copyright (C) 2001-2026 Mihon Fudosan Shoji Co., Ltd. All Rights Reserved. 最終更新 2026/11/01</p>`, '2026-11-01'],
  ])('is %s', async (_, words, day) => {
    expect(await extraOf(facts + words)).toMatchObject({ updated_on: day });
  });
  it('is not the next one, and not the day of a contract', async () => {
    expect(await extraOf(`${facts}<p>次回更新予定 2026年12月4日</p><p>媒介契約日 2026年9月14日</p>`)).not.toHaveProperty('updated_on');
  });
});

it('refuses an article that reports a sale, and no page that offers in the same plain style', async () => {
  const news =
    '<title>練馬の賃貸ビル、取得　12億円 - みほん経済</title><p>みほん開発は16日、東京都練馬区風見台1-2のビル「風見台ビル」を取得したと発表した。取得額は12億円とみられる。</p><p>1992年3月に完成した鉄筋コンクリート造5階建てで、延べ床面積は1,200㎡。</p><p>社長は「長く持つ」と話す。</p>';
  expect(await extraOf(news)).toMatchObject({ reason: 'news' });
  expect(await extraOf(`<p>オーナーは「手放したくない」と話す。2年前に取得した。</p>${facts}`)).not.toHaveProperty('reason');
});

it('parts an English cell with two stations, and reads the full rent beside the current one', async () => {
  const page =
    '<h1>Kazamidai Court – 6-unit apartment building</h1><dl><dt>Price</dt><dd>JPY 98,000,000</dd><dt>Address</dt><dd>1-2 Kazamidai, Nerima-ku, Tokyo</dd><dt>Nearest stations</dt><dd>Nerima Station, Seibu Ikebukuro Line (5 min walk) Toyotama Station, Toei Oedo Line (9 min walk)</dd><dt>Total floor area</dt><dd>300 sqm</dd><dt>Rent at full occupancy</dt><dd>JPY 600,000 per month / JPY 7,200,000 per year</dd><dt>Current rent</dt><dd>JPY 500,000 per month</dd></dl>';
  const read = extractFacts([await readText('page.html', page)], { municipalities: smallBook, asOf: '2026-11-22' });
  expect(read).toMatchObject({
    values: {
      monthly_rent_jpy: 600_000,
      annual_rent_jpy: 7_200_000,
      stations: [
        { line: 'Seibu Ikebukuro Line', station: 'Nerima', walk_min: 5 },
        { line: 'Toei Oedo Line', station: 'Toyotama', walk_min: 9 },
      ],
    },
    extra: { current_monthly_rent_jpy: 500_000 },
  });
});
