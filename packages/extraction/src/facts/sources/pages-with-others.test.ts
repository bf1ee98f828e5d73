import type { PropertyFacts, Refusal } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

async function read(html: string): Promise<PropertyFacts | Refusal> {
  return extractFacts([await readText('page.html', html)], options);
}

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;

const house = [
  ['価格', '2,480万円'],
  ['所在地', '埼玉県蕨市中央3丁目'],
  ['交通', 'JR京浜東北線 蕨駅 徒歩9分'],
  ['構造', '木造2階建'],
  ['築年月', '2004年3月'],
  ['表面利回り', '8.0%'],
] as const;

describe('pages that print the facts of a property and do not offer it alone', () => {
  it('refuses a page whose facts only members may see, and not one that hides its address alone', async () => {
    const hidden = house.map(([label]) => [label, label === '所在地' ? '埼玉県蕨市 *****' : '会員限定公開'] as const);
    const page = `<title>【会員限定】蕨市 アパート</title><h1>蕨市 アパート</h1>${table(hidden)}<p>ログインして続きを見る</p>`;
    expect(await read(page)).toMatchObject({ kind: 'refuse', reason: 'members_only' });
    const open = house.map(([label, value]) => [label, label === '所在地' ? '会員のみ公開' : value] as const);
    expect(await read(`<title>蕨市 アパート</title><h1>蕨市 アパート</h1>${table(open)}`)).toMatchObject({ kind: 'apartment_building' });
  });

  it('refuses rooms of one house that are sold one by one, and not an offer beside rooms that are sold', async () => {
    const shared = table([
      ['所在地', '埼玉県蕨市中央3丁目'],
      ['構造', '鉄筋コンクリート造7階建'],
      ['築年月', '2004年3月'],
      ['総戸数', '40戸'],
    ]);
    const room = (name: string, price: string, mark = ''): string => `<h3>${name}${mark}</h3><p>${price}</p><p>1K 22.4㎡ 賃貸中</p>`;
    const two = `<title>蕨ハイツ 2室</title><h1>蕨ハイツ</h1>${shared}<h2>販売中</h2>${room('302号室', '980万円')}${room('605号室', '1,150万円')}`;
    expect(await read(two)).toMatchObject({ kind: 'refuse', reason: 'several_properties' });
    const one = `<title>蕨ハイツ 302号室</title><h1>蕨ハイツ 302号室</h1>${table([
      ['価格', '980万円'],
      ['専有面積', '22.4㎡'],
    ])}${shared}<h3>実績</h3>${room('605号室', '1,150万円', '（成約済）')}${room('703号室', '1,220万円', '（成約済）')}`;
    expect(await read(one)).toMatchObject({ kind: 'condominium_unit', values: { price_jpy: 9_800_000 } });
  });

  it('keeps a post that tells its offer and asks to log in for others, and an offer with a model case and rooms priced beside it', async () => {
    const post = `<title>蕨の収益アパート</title><h1>蕨の収益アパート</h1><p>場所は埼玉県蕨市中央3丁目、JR京浜東北線の蕨駅から徒歩9分です。2004年3月に建った木造2階建て、土地は120.5㎡、建物は延べ98.2㎡。価格は2,480万円、満室で家賃は月16万5,000円、表面利回りは7.98％です。</p><p>構造：木造2階建</p><p>築年月：2004年3月</p><p>非公開物件の詳細をご覧いただくには会員登録が必要です。</p>`;
    expect(await read(post)).toMatchObject({ values: { price_jpy: 24_800_000 } });
    const beside = `<title>蕨市 アパート</title><p>ホーム｜物件一覧｜コラム｜会社概要</p><h1>蕨市 アパート</h1>${table(house)}<h2>収支のモデルケース</h2><p>自己資金500万円の場合</p><h2>このマンションの販売中住戸</h2><h3>302号室</h3><p>980万円</p><h3>605号室</h3><p>1,150万円</p>`;
    expect(await read(beside)).toMatchObject({ kind: 'apartment_building', values: { price_jpy: 24_800_000 } });
  });

  it('refuses houses of one development that are sold one by one', async () => {
    const shared = table([
      ['所在地', '埼玉県蕨市中央3丁目'],
      ['用途地域', '第一種住居地域'],
      ['土地権利', '所有権'],
      ['完成', '2026年5月'],
    ]);
    const own = (name: string, price: string, size: string): string =>
      `<h3>${name}</h3><p>${price}（税込）</p><dl><dt>土地面積</dt><dd>${size}</dd><dt>間取り</dt><dd>4LDK</dd></dl>`;
    const page = `<title>サンコート蕨 全2棟</title><h1>サンコート蕨 全2棟 同時販売中</h1>${shared}${own('1号棟', '3,480万円', '165.32㎡')}${own('2号棟', '3,690万円', '178.05㎡')}`;
    expect(await read(page)).toMatchObject({ kind: 'refuse', reason: 'several_properties' });
  });

  it('leaves out what an address says of its number', async () => {
    for (const note of ['※番地は会員様のみご覧いただけます', '（番地はお問い合わせください）']) {
      const rows = house.map(([label, value]) => [label, label === '所在地' ? `埼玉県蕨市中央3丁目 ${note}` : value] as const);
      expect(await read(`<title>蕨市 アパート</title><h1>蕨市 アパート</h1>${table(rows)}`)).toMatchObject({
        values: { address: '埼玉県蕨市中央3丁目' },
      });
    }
  });

  it('refuses an article that says its property is an example', async () => {
    const said = '<p>この例の物件は説明のために作った架空のもので、実在しません。</p>';
    const column = `<title>家賃はいくら残る？ 例で見る収支|大家の教室</title><h1>家賃はいくら残る？</h1><p>執筆：三好あやの</p>${table(house)}${said}`;
    expect(await read(column)).toMatchObject({ kind: 'refuse', reason: 'news' });
    const reckoned = `<title>築古アパートは儲かる？収支を計算してみました</title><h1>築古アパートは儲かる？</h1><p>公開日：2026年4月14日 監修：税理士 森永 修一</p><h2>モデルケースで見る収支</h2>${table(house)}`;
    expect(await read(reckoned)).toMatchObject({ kind: 'refuse', reason: 'news' });
    expect(await read(`<title>蕨市 アパート 2,480万円</title><h1>蕨市 アパート</h1>${table(house)}`)).toMatchObject({
      kind: 'apartment_building',
    });
  });

  it('refuses rooms to let, though the page estimates what one would sell for', async () => {
    const rooms = [
      ['2階', '6.8万円/5,000円', '1ヶ月/1ヶ月', '1K/25.20㎡', '即入居可'],
      ['5階', '7.1万円/5,000円', 'なし/1ヶ月', '1K/25.20㎡', '12月中旬'],
    ];
    const grid = `<table><tr><th>階</th><th>賃料/管理費</th><th>敷金/礼金</th><th>間取り/専有面積</th><th>入居</th></tr>${rooms.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    const page = `<title>蕨ハイツの建物情報・空室・売買相場</title><h1>蕨ハイツ</h1><p>埼玉県蕨市中央3丁目</p><h2>現在募集中のお部屋</h2>${grid}<p>このマンションの推定売買価格：1K 25.20㎡ 1,780万円〜1,930万円 推定表面利回り 4.4%。</p>`;
    expect(await read(page)).toMatchObject({ kind: 'refuse', reason: 'rental' });
  });
});

describe('offers beside other matter', () => {
  it('leaves out what tenants are asked for, and the next article of a blog', async () => {
    const let_ =
      '<h2>テナント大募集！1階店舗</h2>' +
      table([
        ['賃料', '280,000円'],
        ['礼金', '1ヶ月'],
        ['更新料', '新賃料の1ヶ月'],
      ]);
    const turn = '<p>« 大平山のススキ 【賃貸】一軒家 家賃5万円、ペット相談可 »</p>';
    const told = '<p>6部屋すべてにご入居いただいており、家賃の合計は月21万8,000円、表面利回りはおよそ11.13％です。</p>';
    const facts = house.filter(([label]) => label !== '表面利回り');
    const page = `<title>蕨市 アパート</title><h1>蕨市 アパート</h1>${table(facts)}${told}${turn}${let_}`;
    expect(await read(page)).toMatchObject({ kind: 'apartment_building', values: { monthly_rent_jpy: 218_000, gross_yield_pct: 11.13 } });
  });

  it('takes nothing from a line that prints the price of another offer', async () => {
    const facts = house.filter(([label]) => label !== '構造');
    const page = `<title>蕨市 アパート</title><h1>蕨市 アパート</h1>${table(facts)}<h2>掲示板</h2><p>【売りたい】渋川市 2DK×4戸 980万円</p>`;
    expect(await read(page)).toMatchObject({ kind: 'apartment_building', values: { price_jpy: 24_800_000, units: null } });
  });

  it('reads a price with two other currencies behind it, two ratios in one label, and stations behind one another in English', async () => {
    const page = `<title>Apartment building in Warabi</title><h1>Apartment building in Warabi</h1><p>¥98,000,000approx. US$ 632,000 · NT$ 20,240,000</p><div><p>Building coverage ratio / Floor area ratio: 60% / 200%</p><p>Address: 3-12-4 Chuo, Warabi-shi, Saitama</p><p>Nearest stations: Warabi Station (JR Keihin-Tohoku Line), 8 minutes on foot / Nishi-Kawaguchi Station (JR Keihin-Tohoku Line), 19 minutes on foot</p><p>Year built: 1998</p><p>Unit mix: 1K x 8, 2DK x 2</p></div>`;
    const facts = await read(page);
    expect(facts).toMatchObject({
      kind: 'apartment_building',
      values: { price_jpy: 98_000_000, building_coverage_pct: 60, floor_area_ratio_pct: 200, layout: null },
    });
    expect(facts.kind !== 'refuse' && facts.values.stations?.map(({ station, walk_min }) => [station, walk_min])).toEqual([
      ['Warabi', 8],
      ['Nishi-Kawaguchi', 19],
    ]);
  });
});

describe('sheets saved as pages', () => {
  const sheet = (rows: readonly string[]): string =>
    `<title>物件概要書</title><table>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
  const cell = (text: string, span = 1): string => `<td colspan="${span}">${text}</td>`;
  const form = [
    cell('物件名') + `<td colspan="5"><ruby>コーポ蕨<rt>わらび</rt></ruby></td>`,
    cell('種別') + cell('一棟アパート', 5),
    cell('所在地') + cell('埼玉県蕨市中央3丁目', 5),
    cell('交通') + cell('JR京浜東北線 蕨駅 徒歩9分', 5),
    cell('') + cell('JR埼京線 戸田公園駅 徒歩22分', 5),
    cell('売買価格') + cell('98,000,000円', 2) + cell('権利') + cell('所有権', 2),
    cell('構造') + cell('木造2階建', 2) + cell('築年月') + cell('平成16年3月', 2),
    `<td rowspan="3">収入</td>${cell('')}${cell('月額', 2)}${cell('年額')}${cell('利回り')}`,
    cell('満室想定') + cell('604,000円', 2) + cell('7,248,000円') + cell('7.39%'),
    cell('現況') + cell('540,000円', 2) + cell('6,480,000円') + cell('6.61%'),
    `<td rowspan="2">支出</td>${cell('固定資産税')}${cell('312,000円', 2)}${cell('令和8年度', 2)}`,
    cell('ＰＭ費') + cell('194,400円', 2) + cell('賃料の3%', 2),
  ];

  it('read a small table of states within a form, a further way in a row of its own, and no ruby', async () => {
    expect(await read(sheet(form))).toMatchObject({
      kind: 'apartment_building',
      values: {
        monthly_rent_jpy: 604_000,
        annual_rent_jpy: 7_248_000,
        gross_yield_pct: 7.39,
        stations: [{ station: '蕨' }, { station: '戸田公園', walk_min: 22 }],
      },
      extra: {
        current_monthly_rent_jpy: 540_000,
        current_annual_rent_jpy: 6_480_000,
        current_gross_yield_pct: 6.61,
        property_name: 'コーポ蕨',
      },
    });
  });

  it('take the place, the rooms let and the rent of today from sentences, and no sentence for a name', async () => {
    const told = `<title>学生アパートをお預かりしました</title><h1>学生アパートをお預かりしました</h1><p>一棟アパートのご紹介です。場所は蕨市中央三丁目、JR京浜東北線の蕨駅から歩いて13分ほどのところです。平成10年3月に建った木造の2階建てで、延べ136.62㎡、1Kが6戸。お値段は3,650万円。</p><p>満室になると家賃は月26万8,000円、表面利回りは8.81％です。今は6戸のうち5戸が入っていて、1戸が空いています。いま実際に入ってくる家賃は月22万3,000円です。</p>`;
    const facts = await read(told);
    expect(facts).toMatchObject({
      values: {
        address: '蕨市中央三丁目',
        occupancy: 'partial',
        monthly_rent_jpy: 268_000,
      },
      extra: { current_monthly_rent_jpy: 223_000 },
    });
    expect(facts.kind !== 'refuse' && facts.extra.property_name).toBeFalsy();
  });
});
