import { describe, expect, it } from 'vitest';
import { readSource } from '../../readers/read-source.ts';
import type { SourceInput } from '../../reading/source-reading.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { workbookFile } from '../../testing/workbook-file.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-11-22' };

async function factsOf(...sources: (readonly [name: string, content: string | Uint8Array])[]) {
  const readings = await Promise.all(
    sources.map(([name, content]) => {
      if (typeof content === 'string') return readText(name, content);
      const input: SourceInput = { sourceId: name, sourceKind: 'document', sourceName: name, contentType: '', bytes: content };
      return readSource(input);
    }),
  );
  const outcome = extractFacts(readings, options);
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

const roomsOf = async (...sources: Parameters<typeof factsOf>) => (await factsOf(...sources)).extra.rent_roll ?? [];

describe('each room of a roll', () => {
  it('keeps the sheet and the cell of its name', async () => {
    const rooms = await roomsOf(['roll.xlsx', workbookFile('=== 家賃表\n号室\t面積\t賃料\n101\t20\t50000\n102\t20\t51000')]);
    expect(rooms.map(({ place }) => place)).toEqual([
      { sheet: '家賃表', cell: 'A2' },
      { sheet: '家賃表', cell: 'A3' },
    ]);
  });

  it('keeps its cell where the rooms stand in columns, or side by side', async () => {
    const turned = await roomsOf(['roll.csv', '号室,101,102\n間取り,1K,1K\n賃料,50000,51000\n']);
    expect(turned.map(({ place }) => place?.cell)).toEqual(['B1', 'C1']);
    const beside = await roomsOf(['roll.csv', '号室,賃料,,号室,賃料\n101,50000,,201,52000\n102,51000,,202,53000\n']);
    expect(beside.map(({ unit, place }) => [unit, place?.cell])).toEqual([
      ['101', 'A2'],
      ['102', 'A3'],
      ['201', 'D2'],
      ['202', 'D3'],
    ]);
  });

  it('keeps its page and box, also on a page without names of columns', async () => {
    const row = (y: number, room: number): string => `40 ${y} 9 ${room}\n120 ${y} 9 1K\n200 ${y} 9 50,000\n300 ${y} 9 個人`;
    const layout = `40 60 9 号室\n120 60 9 間取り\n200 60 9 賃料\n300 60 9 契約者\n${row(76, 101)}\n${row(92, 102)}\n---\n${row(60, 201)}\n${row(76, 202)}`;
    const rooms = await roomsOf(['roll.pdf', pdfFile(layout)]);
    expect(rooms.map(({ unit, place }) => [unit, place?.page])).toEqual([
      ['101', 1],
      ['102', 1],
      ['201', 2],
      ['202', 2],
    ]);
    expect(rooms.every(({ place }) => place?.box?.every((share) => share > 0 && share < 1))).toBe(true);
  });
});

describe('rows of a roll', () => {
  const rows = '号室,用途,賃料\n101,住居,50000\n102,住居,51000\n小計,,101000\n201,事務所,80000\nP1,駐車場,10000\n';

  it('that add up to no total are told in the report, parking counted where the total holds it', async () => {
    const right = await factsOf(['roll.csv', `${rows}合計,,191000\n`]);
    expect(right.extra.reading_notes).toBeUndefined();
    expect(right.extra.totals).toEqual({ rent_jpy: 191_000, other_jpy: 10_000 });
    const wrong = await factsOf(['roll.csv', `${rows}合計,,199000\n`]);
    expect(wrong.extra.reading_notes).toEqual([
      'The total 合計 of the rent roll in roll.csv states 199,000 yen a month; the rents of its rooms add up to 181,000 yen.',
    ]);
  });

  it('are totals by what they add up to, whatever they are called, and rooms though a tenant’s name ends like a total', async () => {
    const rooms = await roomsOf(['roll.csv', '号室,契約者,賃料\n101,田中設計,50000\n102,山田会計,51000\n2,,101000\n,,101000\n']);
    expect(rooms.map(({ unit }) => unit)).toEqual(['101', '102']);
  });

  it('of an earlier month or a hidden sheet are left aside, which the report says', async () => {
    const sheet = (month: string, rent: number) => `=== ${month}\n号室\t契約者\t賃料\n101\t個人\t${rent}\n102\t個人\t${rent}`;
    const book = workbookFile(
      `${sheet('2026年9月', 50_000)}\n${sheet('2026年10月', 52_000)}\n=== 控え hidden\n号室\t契約者\t賃料\n103\t個人\t1`,
    );
    const { extra } = await factsOf(['roll.xlsx', book]);
    expect(extra.rent_roll?.map(({ unit, rent_jpy }) => [unit, rent_jpy])).toEqual([
      ['101', 52_000],
      ['102', 52_000],
    ]);
    expect(extra.reading_notes).toEqual([
      'The sheet 控え of roll.xlsx is hidden and was not read.',
      'The sheet 2026年9月 of roll.xlsx lists the same rooms at an earlier day and was not used.',
    ]);
  });
});

describe('rooms on the page of one unit', () => {
  it('are others of its house, and no roll of it', async () => {
    const facts = await factsOf([
      'page.html',
      '<html><body><h1>見本レジデンス 5階</h1><table><tr><th>価格</th><td>2,980万円</td></tr><tr><th>所在地</th><td>東京都練馬区早宮2-5</td></tr><tr><th>専有面積</th><td>30.11㎡</td></tr><tr><th>所在階</th><td>5階</td></tr><tr><th>修繕積立金</th><td>6,300円</td></tr><tr><th>築年月</th><td>2004年5月</td></tr></table><h2>お部屋</h2><table><tr><th>年月</th><th>部屋番号</th><th>間取り</th><th>賃料</th></tr><tr><td>2025年3月</td><td>302</td><td>1DK</td><td>11.2万円</td></tr><tr><td>2024年8月</td><td>501</td><td>1DK</td><td>11.0万円</td></tr></table></body></html>',
    ]);
    expect(facts.kind).toBe('condominium_unit');
    expect(facts.extra.rent_roll).toBeUndefined();
    expect(facts.values.occupancy).toBeNull();
  });
});

describe('writings of a roll', () => {
  const cells = async (roll: string) =>
    (await roomsOf(['roll.csv', roll])).map(({ unit, rent_jpy, occupied, lease_start }) => [unit, rent_jpy, occupied, lease_start]);

  it('may say as above, count days as a spreadsheet does, or put the state behind the name', async () => {
    expect(await cells('部屋,間取り,賃料,契約日\n101,1K,52000,45383\n102,〃,〃,44652\n103（空室）,〃,53000,\n')).toEqual([
      ['101', 52_000, true, '2024-04-01'],
      ['102', 52_000, true, '2022-04-01'],
      ['103', null, false, null],
    ]);
  });

  it('may mark rooms that are let and leave the others blank', async () => {
    expect(await cells('部屋,面積,入居,家賃\n101,20.1,○,58000\n102,20.1,,57000\n')).toEqual([
      ['101', 58_000, true, null],
      ['102', null, false, null],
    ]);
  });

  it('may set points between thousands, or commas before decimals', async () => {
    expect((await cells('Unit;Rent;Deposit;Tenant\n1;61.000;61.000;private\n2;1.060.500;0;company\n')).map(([, rent]) => rent)).toEqual([
      61_000, 1_060_500,
    ]);
    expect((await cells('室;家賃(千円);契約者\n101;220,5;法人\n102;88,0;個人\n')).map(([, rent]) => rent)).toEqual([220_500, 88_000]);
  });

  it('may give each room two lines, or a row more for its parking', async () => {
    const folded =
      '号室,契約者名,賃料,共益費\n,契約期間,間取り,面積\n101,松井,51000,3000\n,2018/03/25～2026/03/24,1DK,26.40\n102,岡田,52000,3000\n,2024/07/01～2026/06/30,1DK,26.40\n';
    expect(await cells(folded)).toEqual([
      ['101', 51_000, true, '2018-03-25'],
      ['102', 52_000, true, '2024-07-01'],
    ]);
    expect(await cells('部屋,契約者,賃料,備考\n101,個人,58000,\n101,個人,5000,駐車場No.1\n102,個人,57000,\n')).toHaveLength(2);
  });

  it('may print rents before and after tax, of which the first are the owner’s', async () => {
    const roll = '区画,テナント,面積㎡,賃料（税抜）,賃料（税込）\n1F,㈱A,80.5,300000,330000\n2F,㈱B,80.5,250000,275000\n';
    expect((await cells(roll)).map(([, rent]) => rent)).toEqual([300_000, 250_000]);
  });

  it('of a few yen for a room are not believed', async () => {
    const facts = await factsOf(['roll.csv', '部屋,賃料,契約者\n101,1200,個人\n102,1300,個人\n103,1250,個人\n']);
    expect(facts.evidence['extra.rent_roll']?.[0]?.confidence).toBeLessThan(0.8);
  });
});

describe('tenants of a roll', () => {
  it('are named where one company rents several rooms; of others only that they are companies is kept', async () => {
    const rooms = await roomsOf([
      'roll.csv',
      '号室,契約者,賃料\n101,㈱見本商事,50000\n102,山田太郎,51000\n201,㈱見本商事,52000\n202,㈱別会社,53000\n',
    ]);
    expect(rooms.map(({ tenant }) => tenant)).toEqual(['(株)見本商事', undefined, '(株)見本商事', '法人 202']);
  });
});

describe('what tenants left with the owner', () => {
  it('is given for each room that is let, in yen or in months of the rent', async () => {
    const rooms = await roomsOf([
      'roll.csv',
      '号室,賃料,敷金,保証金,礼金,入居者\n101,50000,50000,,50000,個人\n102,60000,2ヶ月(120000円),,1ヶ月,個人\n103,70000,なし,140000,,個人\n103A,70000,2ヶ月,,,個人\n104,,1ヶ月,,,空室\n105,80000,,,,個人\n',
    ]);
    expect(rooms.map(({ deposit_jpy }) => deposit_jpy)).toEqual([50_000, 120_000, 140_000, 140_000, undefined, undefined]);
  });

  it('is the first part of a column for deposit and key money, and months where a bare figure can be nothing else', async () => {
    const rooms = await roomsOf([
      'roll.csv',
      '号室,賃料,敷金/礼金,入居者\n101,50000,100000/50000,個人\n102,60000,なし/1ヶ月,個人\n103,62000,1.5/0,個人\n',
    ]);
    expect(rooms.map(({ deposit_jpy }) => deposit_jpy)).toEqual([100_000, 0, 93_000]);
  });

  it('is read from the remarks where no column has it', async () => {
    const rooms = await roomsOf([
      'roll.csv',
      '区画,賃料,契約者,備考\n1F,250000,個人,保証金1500000\n2F,180000,個人,敷金6ヶ月\n3F,170000,個人,保証金 102万円 定借\n',
    ]);
    expect(rooms.map(({ deposit_jpy }) => deposit_jpy)).toEqual([1_500_000, undefined, 1_020_000]);
  });
});
