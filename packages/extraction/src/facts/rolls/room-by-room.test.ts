import type { PropertyFacts, RentRollLine } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

async function factsOf(name: string, text: string): Promise<PropertyFacts> {
  const facts = extractFacts([await readText(name, text)], { municipalities: smallBook, asOf: '2026-11-22' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

const roomsOf = async (name: string, text: string): Promise<RentRollLine[]> => (await factsOf(name, text)).extra.rent_roll ?? [];

const page = (body: string): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>売アパート</title></head><body>${body}</body></html>`;

describe('rooms told one by one', () => {
  it('reads rooms that each have a heading and a list of labels, and takes none of their facts for the property', async () => {
    const room = (name: string, size: string, rent: string, state: string): string =>
      `<div><h4>${name}</h4><dl><dt>間取り</dt><dd>1K</dd><dt>面積</dt><dd>${size}</dd><dt>賃料</dt><dd>${rent}</dd><dt>状況</dt><dd>${state}</dd></dl></div>`;
    const facts = await factsOf(
      'page.html',
      page(
        `<table><tr><th>価格</th><td>4,800万円</td></tr><tr><th>所在地</th><td>東京都江戸川区北小岩3-11</td></tr></table>${room('101号室', '20.1㎡', '60,000円', '賃貸中')}${room('102号室', '22.5㎡', '62,000円（募集）', '空室')}`,
      ),
    );
    expect(facts.extra.rent_roll).toMatchObject([
      { unit: '101', layout: '1K', area_m2: 20.1, rent_jpy: 60_000, occupied: true },
      { unit: '102', layout: '1K', area_m2: 22.5, rent_jpy: null, occupied: false, asking_rent_jpy: 62_000 },
    ]);
    expect(facts.values.occupancy).toBe('partial');
    expect(facts.values.floor_area_m2).toBeNull();
    expect(facts.conflicts).toEqual([]);
  });

  it('reads a plan and an area from one cell, whichever of them names the column', async () => {
    expect(await roomsOf('roll.csv', '部屋番号,"間取り\n(㎡)",賃料\n101,"2LDK\n(58.20)",92000\n102,"3LDK\n(66.75)",99000\n')).toMatchObject(
      [
        { layout: '2LDK', area_m2: 58.2 },
        { layout: '3LDK', area_m2: 66.75 },
      ],
    );
    const cells =
      '<tr><th>101号室</th><td>2DK<br>41.20㎡</td><td>72,000円</td></tr><tr><th>102号室</th><td>3DK<br>52.80㎡</td><td>85,000円</td></tr>';
    expect(
      await roomsOf(
        'roll.html',
        page(`<h1>売アパート 6,000万円</h1><table><tr><th>号室</th><th>タイプ<br>面積</th><th>賃料</th></tr>${cells}</table>`),
      ),
    ).toMatchObject([
      { layout: '2DK', area_m2: 41.2 },
      { layout: '3DK', area_m2: 52.8 },
    ]);
  });

  it.each(['合計 3室中2室', '合計 2/3室', '合計 3戸中2戸入居'])('makes no room of %s', async (total) => {
    expect(
      await roomsOf('roll.csv', `部屋番号,契約者名,賃料,敷金\n101,山田,50000,50000\n102,,0,\n103,鈴木,52000,0\n"${total}",,102000,50000\n`),
    ).toHaveLength(3);
  });

  it('reads an estimated rent of an empty suite from the comments', async () => {
    expect(
      await roomsOf(
        'schedule.csv',
        'Suite,Tenant,NLA (sqm),Passing rent (JPY pcm),Comments\n101,Vacant,95.87,,ERV 580000 pcm\n201,Meridian Design K.K.,140.50,722500,\n',
      ),
    ).toMatchObject([
      { occupied: false, rent_jpy: null, asking_rent_jpy: 580_000 },
      { occupied: true, tenant: '法人 201' },
    ]);
  });
});

describe('rolls as managers, banks and brokers keep them', () => {
  it('reads two lines for each room where the second line has the plan under the name', async () => {
    expect(
      await roomsOf(
        'roll.csv',
        '部屋番号,契約者名,家賃,管理費,契約開始日\n間取り,面積,駐車場,町内会費,契約満了日\nA101,個人,62000,4000,2019/05/01\n2DK,40.5㎡,5000,300,2027/04/30\nA102,空室,,,\n2DK,40.5㎡,,,\nA201,個人,65000,4000,2021/11/16\n3DK,52㎡,,300,2027/11/15\n合計,,127000,8000,\n',
      ),
    ).toMatchObject([
      { unit: 'A101', layout: '2DK', area_m2: 40.5, rent_jpy: 62_000, common_fee_jpy: 4000, lease_start: '2019-05-01' },
      { unit: 'A102', layout: '2DK', rent_jpy: null, occupied: false },
      { unit: 'A201', layout: '3DK', area_m2: 52, rent_jpy: 65_000 },
    ]);
  });

  it('makes no room of parking that its kind names, and counts no deposit twice', async () => {
    const rooms = await roomsOf(
      'roll.csv',
      '部屋番号,部屋種別,専有面積,契約状況,賃料,敷金,敷金(ヶ月),契約開始日\n101,居室,38.2,契約中,72000,144000,2,1-Apr-23\n102,居室,38.2,契約中,70000,70000,1,Sep-19\nP001,駐車場,,契約中,8000,8000,1,1-Apr-23\n',
    );
    expect(rooms).toMatchObject([
      { unit: '101', deposit_jpy: 144_000, lease_start: '2023-04-01' },
      { unit: '102', deposit_jpy: 70_000, lease_start: '2019-09' },
    ]);
    expect(rooms).toHaveLength(2);
  });

  it.each(['Fee/month', 'Charges p.c.m.', 'Monthly fee'])('knows %s for the fee', async (label) => {
    expect(
      await roomsOf(
        'roll.csv',
        `Unit,Size m2,Rent/month,${label},Lease from\n201,24.8,62000,5000,1 Apr 2023\n202,24.8,60000,5000,15 Sep 2025\n`,
      ),
    ).toMatchObject([{ common_fee_jpy: 5000 }, { common_fee_jpy: 5000 }]);
  });

  it('takes a fee out of the rent that holds it', async () => {
    expect(
      await roomsOf('roll.csv', '号室,面積,月額賃料,うち共益費,現況\n1階,88.2,363000,33000,賃貸中\n2階,88.2,242000,22000,賃貸中\n'),
    ).toMatchObject([
      { rent_jpy: 330_000, common_fee_jpy: 33_000 },
      { rent_jpy: 220_000, common_fee_jpy: 22_000 },
    ]);
  });

  it('takes a room whose tenant has left for empty, and makes no room of a table of months below', async () => {
    expect(
      await roomsOf(
        'roll.csv',
        '部屋番号,入居者氏名,入居日,退去日,家賃,共益費,敷金残高,備考\n101,個人,2023/4/8,,50000,3000,50000,\n103,個人,2018/2/1,2026/9/30,,,0,\n104,,,,0,0,,空室 募集33000円 管理費2000円\n201,個人,2026/10/15,,51000,3000,51000,\n,,,,,,,\n2026年,4月,5月,6月,7月,8月,9月,\n入金額,214800,214800,214800,214800,214800,214800,\n',
      ),
    ).toMatchObject([
      { unit: '101', occupied: true },
      { unit: '103', occupied: false, lease_start: null, rent_jpy: null },
      { unit: '104', occupied: false, asking_rent_jpy: 33_000, common_fee_jpy: 2000 },
      { unit: '201', rent_jpy: 51_000 },
    ]);
  });

  it('tells houses apart by the column that does not say the same in every row', async () => {
    const rooms = await roomsOf(
      'roll.csv',
      '物件名,棟,部屋,賃料,契約日\nメゾン東,1号棟,101,73000,2020/4/10\nメゾン東,1号棟,102,72000,2023/8/27\nメゾン東,2号棟,101,70000,2026/1/6\n',
    );
    expect(rooms.map(({ unit }) => unit)).toEqual(['1号101', '1号102', '2号101']);
  });

  it('reads what is asked for an empty room behind a mark, from columns of what is asked, and from notes beside the roll', async () => {
    expect(
      await roomsOf('roll.csv', '部屋,状態,賃料/共益費\n101,賃貸中,"45,000円 / 3,000円"\n102,空室,"(募集) 46,000円 / 2,000円"\n'),
    ).toMatchObject([
      { rent_jpy: 45_000, common_fee_jpy: 3000 },
      { rent_jpy: null, asking_rent_jpy: 46_000, common_fee_jpy: 2000 },
    ]);
    expect(
      await roomsOf(
        'roll.csv',
        '号室,現況賃料,現況共益費,満室想定賃料,満室想定共益費,入居者\n1-A,61000,4000,63000,4000,個人 2021年4月～\n1-B,0,0,63000,4000,空室\n',
      ),
    ).toMatchObject([
      { rent_jpy: 61_000, lease_start: '2021-04' },
      { asking_rent_jpy: 63_000, common_fee_jpy: 4000, lease_start: null },
    ]);
    for (const note of ['募集条件：202号室 賃料70,000円 共益費3,000円', '※202号室は70,000円で査定', '※105・202号室は募集賃料7万円'])
      expect(
        await roomsOf(
          'roll.csv',
          `号室,面積,賃料,契約開始\n201,41.2,69000,2022/3/5\n202,41.2,空室,\n301,41.2,70000,2017/12/20\n\n"${note}"\n`,
        ),
        note,
      ).toMatchObject([{ rent_jpy: 69_000 }, { rent_jpy: null, asking_rent_jpy: 70_000 }, { rent_jpy: 70_000 }]);
  });
});

describe('prices, yields and rents that stand beside others', () => {
  it('takes the price in force where the earlier one is struck through or stands before an arrow', async () => {
    const facts =
      '<table><tr><th>所在地</th><td>東京都江戸川区北小岩3-11</td></tr><tr><th>土地面積</th><td>120㎡</td></tr><tr><th>構造</th><td>木造</td></tr></table>';
    for (const price of ['<s>8,480万円</s> <strong>7,980</strong><small>万円</small>', '8,480万円 → 7,980万円'])
      expect((await factsOf('page.html', page(`<h1>売アパート</h1><p>${price}</p>${facts}`))).values.price_jpy).toBe(79_800_000);
  });

  it('takes the assumed rent for the full one where the printed yield is of it, and keeps the one in force apart', async () => {
    const { values, extra } = await factsOf(
      'page.html',
      page(
        '<table><tr><th>価格</th><td>2億1,800万円</td></tr><tr><th>利回り</th><td>7.62%</td></tr><tr><th>想定賃料（年額）</th><td>16,620,000円</td></tr><tr><th>現行賃料（年額）</th><td>15,948,000円</td></tr><tr><th>総戸数</th><td>24戸</td></tr></table>',
      ),
    );
    expect(values.annual_rent_jpy).toBe(16_620_000);
    expect(extra.current_annual_rent_jpy).toBe(15_948_000);
  });

  it('takes no yield after costs for a gross one', async () => {
    const { values } = await factsOf(
      'page.html',
      page(
        '<table><tr><th>Price</th><td>¥498,000,000</td></tr><tr><th>Address</th><td>3-28-11 Yoyogi, Shibuya-ku, Tokyo</td></tr><tr><th>NOI yield</th><td>3.52%</td></tr></table>',
      ),
    );
    expect(values.gross_yield_pct).toBeNull();
  });
});
