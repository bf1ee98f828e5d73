import { describe, expect, it } from 'vitest';
import { readSource } from '../../readers/read-source.ts';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { workbookFile } from '../../testing/workbook-file.ts';
import { extractFacts } from '../extract-facts.ts';

async function factsOf(...sources: (readonly [name: string, content: string | Uint8Array])[]) {
  const readings = await Promise.all(
    sources.map(([name, content]) =>
      typeof content === 'string'
        ? readText(name, content)
        : readSource({ sourceId: name, sourceKind: 'document', sourceName: name, contentType: '', bytes: content }),
    ),
  );
  const outcome = extractFacts(readings, { municipalities: smallBook, asOf: '2026-11-22' });
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

/** Rents 50,000 + 52,000 in force, 51,000 asked, fees 3 × 2,000, parking 8,000: 167,000 with every room let. */
const rooms =
  '号室,面積,賃料,共益費,状況,募集賃料\n101,20,50000,2000,入居,\n102,20,52000,2000,入居,\n103,20,,2000,空室,51000\n駐車場,,8000,,,\n';
const page = (full: string): string =>
  `<table><tr><th>価格</th><td>2,000万円</td></tr><tr><th>所在地</th><td>東京都練馬区風見台2-4</td></tr><tr><th>構造</th><td>木造2階建</td></tr><tr><th>満室想定月収</th><td>${full}</td></tr></table>`;

describe('a total that a source states', () => {
  it('is the rent where the rooms show that it holds fees, parking and what is asked, and no conflict', async () => {
    const { values, conflicts } = await factsOf(['page.html', page('167,000円')], ['roll.csv', rooms]);
    expect(values.monthly_rent_jpy).toBe(167_000);
    expect(conflicts).toEqual([]);
  });

  it('is a conflict where nothing beside the rooms explains it', async () => {
    const { conflicts } = await factsOf(['page.html', page('181,000円')], ['roll.csv', rooms]);
    expect(conflicts.map(({ field }) => field)).toEqual(['monthly_rent_jpy']);
  });

  it('is read from a row below the rooms, and the sum of today from its last column', async () => {
    const { values, extra } = await factsOf([
      'roll.csv',
      '号室,賃料,共益費,家賃＋共益費,状況,募集賃料\n101,50000,2000,52000,入居,\n102,52000,2000,54000,入居,\n103,,2000,,空室,51000\n合計,102000,4000,106000,,\n満室想定,,,159000,,\n',
    ]);
    expect(values.monthly_rent_jpy).toBe(159_000);
    expect(extra).toMatchObject({ current_monthly_rent_jpy: 106_000, totals: { rent_jpy: 102_000, total_jpy: 106_000 } });
  });

  it('holds the fees where a row below the total adds them, or a cell for remarks does', async () => {
    const below = await factsOf([
      'roll.csv',
      '部屋,間取,家賃,管理費\n1,1K,40000,2000\n2,1K,41000,2000\n計,,81000,4000\n月額合計（家賃＋管理費）,,85000,\n',
    ]);
    expect(below.extra.totals).toMatchObject({ rent_jpy: 81_000, common_fee_jpy: 4000, total_jpy: 85_000 });
    const beside = await factsOf(['roll.csv', '部屋,家賃,管理費,摘要\n1,40000,2000,\n2,41000,2000,\n計,81000,4000,85000\n']);
    expect(beside.extra.totals).toMatchObject({ total_jpy: 85_000 });
  });
});

describe('a sheet of other income', () => {
  it('has no rooms, whatever its places are called, and its sum is part of the whole', async () => {
    const book = workbookFile(
      '=== 入居者\n号室\t面積\t賃料\n101\t20\t50000\n102\t20\t52000\n=== 月極\nNo.\t車種\t賃料\t契約者\n立体1\t軽\t8000\t101\n立体2\t\t\t空\n計\t\t8000',
    );
    const { extra, conflicts } = await factsOf(['page.html', page('110,000円')], ['roll.xlsx', book]);
    expect(extra.rent_roll?.map(({ unit }) => unit)).toEqual(['101', '102']);
    expect(conflicts).toEqual([]);
  });
});

describe('the day of a roll', () => {
  it('is the last day of a month that is said to end, and the month of a title or a sheet where no day is told', async () => {
    const table = '号室,賃料\n101,50000\n102,52000\n';
    const dayOf = async (head: string): Promise<unknown> => (await factsOf(['roll.csv', `${head}\n\n${table}`])).extra.rent_roll_date;
    expect(await dayOf('基準日：令和8年9月末日')).toBe('2026-09-30');
    expect(await dayOf('家賃一覧表（2026年11月）')).toBe('2026-11');
    const named = await factsOf(['roll.xlsx', workbookFile('=== RR_202610\n号室\t賃料\n101\t50000\n102\t52000')]);
    expect(named.extra.rent_roll_date).toBe('2026-10');
  });

  it('is the one that it holds for, not the one on which it was made', async () => {
    const { extra } = await factsOf(['roll.csv', '作成日,2026/11/09\n2026年10月31日現在\n\n号室,賃料\n101,50000\n102,52000\n']);
    expect(extra.rent_roll_date).toBe('2026-10-31');
  });
});

describe('cells of a sheet', () => {
  it('that are joined over rooms of one tenant give each its day where each has its own rent, and one day where the rent is one', async () => {
    const startsOf = async (rents: string): Promise<unknown> => {
      const rows = `101\t20\tあおば商事\t@2023-07-01\t${rents.split(' ')[0]}\n102\t20\t^\t^\t${rents.split(' ')[1]}\n201\t20\t林\t@2024-02-01\t60000`;
      const { extra } = await factsOf(['roll.xlsx', workbookFile(`=== 入居\n号室\t面積\t契約者\t契約開始日\t賃料\n${rows}`)]);
      return extra.rent_roll?.map(({ lease_start: start }) => start);
    };
    expect(await startsOf('50000 52000')).toEqual(['2023-07-01', '2023-07-01', '2024-02-01']);
    expect(await startsOf('102000 ^')).toEqual(['2023-07-01', null, '2024-02-01']);
  });

  it('may hold several labelled facts, amounts behind their state, and facts known by their form', async () => {
    const { values } = await factsOf([
      'roll.csv',
      '"売買価格：3,000万円　　満室利回り：7.20％"\n"東京都練馬区風見台2-4　木造2階建　1998年3月築"\n"満室時：月額 180,000円、年額 2,160,000円"\n\n号室,面積,賃料\n101,20,50000\n102,20,52000\n',
    ]);
    expect(values).toMatchObject({
      price_jpy: 30_000_000,
      gross_yield_pct: 7.2,
      structure: 'W',
      built: '1998-03',
      monthly_rent_jpy: 180_000,
    });
  });

  it('tell the lease by its days where the column for its term holds years', async () => {
    const { extra } = await factsOf([
      'roll.csv',
      '号室,賃料,契約,,\n,,更新,入居,期間\n101,50000,2027.03,2021.03.05,2年\n102,52000,2028.05,2022.05.01,2年\n',
    ]);
    expect(extra.rent_roll?.map(({ lease_start }) => lease_start)).toEqual(['2021-03-05', '2022-05-01']);
  });
});
