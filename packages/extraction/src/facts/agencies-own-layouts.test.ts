import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../normalise/address.ts';
import { occupancyOf } from '../normalise/occupancy.ts';
import { landRightsOf } from '../normalise/rights.ts';
import { stationsOf } from '../normalise/stations.ts';
import { readSource } from '../readers/read-source.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

function offerOf(outcome: ReturnType<typeof extractFacts>): PropertyFacts {
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

async function ofLayout(rows: readonly string[]): Promise<PropertyFacts> {
  const bytes = pdfFile(`${rows.join('\n')}\n`);
  const source = { sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes } as const;
  return offerOf(extractFacts([await readSource(source)], options));
}

/** A flyer of labels and values, one pair a line; the first column may hold runs of its own. */
const lines = (rows: readonly (readonly [string, string])[]): string[] =>
  rows.flatMap(([label, value], index) => [`40 ${80 + 24 * index} 10 ${label}`, `160 ${80 + 24 * index} 10 ${value}`]);

const whole: readonly (readonly [string, string])[] = [
  ['価格', '6,800万円'],
  ['所在地', '埼玉県蕨市見本4丁目2-1'],
  ['構造', '木造2階建'],
  ['築年月', '2015年4月'],
  ['延床面積', '180.00㎡'],
  ['土地面積', '150.00㎡'],
];

describe('a rent whose period no label names', () => {
  it('is of a year where price and yield prove it, and stays of a month where they do not', async () => {
    const proved = await ofLayout(lines([...whole, ['満室想定賃料', '4,760,000円'], ['表面利回り', '7.0％']]));
    expect(proved.values).toMatchObject({ annual_rent_jpy: 4_760_000, monthly_rent_jpy: null });
    const monthly = await ofLayout(lines([...whole, ['満室想定賃料', '396,000円'], ['表面利回り', '7.0％']]));
    expect(monthly.values).toMatchObject({ annual_rent_jpy: null, monthly_rent_jpy: 396_000 });
  });
});

describe('a rent in a unit that was not read', () => {
  it('is left out where it could be no rent of such a price', async () => {
    const facts = await ofLayout(lines([...whole, ['住居賃料', '5,280'], ['表面利回り', '9.1％']]));
    expect(facts.values).toMatchObject({ monthly_rent_jpy: null, annual_rent_jpy: null });
  });
});

describe('one cell that tells of several things', () => {
  it('gives each its own: zone and ratios, right and zone, areas of land and building, all rooms and those let', async () => {
    const facts = await ofLayout(
      lines([
        ['価格', '6,800万円'],
        ['所在地', '埼玉県蕨市見本4丁目2-1'],
        ['構造', '木造2階建'],
        ['築年月', '2015年4月'],
        ['土地面積／建物面積', '177.20㎡／285.11㎡'],
        ['権利‧用途地域', '所有権‧商業地域80/400％'],
        ['賃貸状況', '満室（9戸／9戸）'],
      ]),
    );
    expect(facts.values).toMatchObject({
      land_area_m2: 177.2,
      floor_area_m2: 285.11,
      land_rights: '所有権',
      zoning: '商業地域',
      building_coverage_pct: 80,
      floor_area_ratio_pct: 400,
      units: 9,
      occupancy: 'tenanted',
    });
    expect(landRightsOf('土地：所有権 建物：所有権')).toBe('所有権');
  });
});

describe('how many rooms are let', () => {
  it('is held against all that there are', async () => {
    const some = await ofLayout(lines([...whole, ['総戸数', '14区画'], ['稼働状況', '12区画入居中']]));
    expect(some.values).toMatchObject({ units: 14, occupancy: 'partial' });
    const all = await ofLayout(lines([...whole, ['総戸数', '12区画'], ['稼働状況', '12区画入居中']]));
    expect(all.values.occupancy).toBe('tenanted');
  });

  it('is not told by a count alone, nor by a loss that is reckoned with', () => {
    expect(occupancyOf('12区画入居中')).toBeNull();
    expect(occupancyOf('空室損（5％） △456,000円')).toBeNull();
    expect(occupancyOf('1K×12戸（うち1戸募集中）')).toBe('partial');
    expect(['10戸（稼働8戸）', '6戸（6戸入居中）'].map(occupancyOf)).toEqual(['partial', 'tenanted']);
  });
});

describe('labels set to one width', () => {
  it('are read whatever their length', async () => {
    const justified = [
      '60 80 11 価',
      '120 80 11 格',
      '160 80 11 6,800万円',
      ...['所在地', '用途地域', '建築年月'].flatMap((label, row) =>
        [...label].map((letter, index) => `${60 + (index * 60) / (label.length - 1)} ${100 + 20 * row} 11 ${letter}`),
      ),
      '160 100 11 埼玉県蕨市見本4丁目2-1',
      '160 120 11 第一種住居地域',
      '160 140 11 2015年4月',
      '60 160 11 土',
      '120 160 11 地',
      '160 160 11 150.00㎡ 所有権',
      '60 180 11 延床面積 180.00㎡',
    ];
    const facts = await ofLayout(justified);
    expect(facts.values).toMatchObject({ price_jpy: 68_000_000, land_area_m2: 150 });
  });
});

describe('facts of a unit without labels', () => {
  it('stand side by side on one line', async () => {
    const facts = await ofLayout([
      '40 40 20 駅前 収益マンション',
      '40 70 14 1,690万円',
      '200 70 11 2DK',
      '330 70 11 44.55㎡（壁芯）',
      '520 70 11 5階',
      '40 100 11 埼玉県蕨市見本4丁目2-1',
      '40 130 11 1987年6月築 SRC造10階建 総戸数58戸 利回り7.81％',
      '40 160 11 管理費8,900円 修繕積立金11,580円',
    ]);
    expect(facts.values).toMatchObject({ layout: '2DK', floor_area_m2: 44.55, floor: 5 });
  });
});

describe('places as printed', () => {
  it('go on in the next line of a cell, also within `丁目`', () => {
    expect(addressOf('北海道札幌市手稲区前田六条12丁\n目3-8')).toBe('北海道札幌市手稲区前田六条12丁目3-8');
  });

  it('keep the Latin words of a line with it where its station follows without a space', () => {
    expect(stationsOf('Osaka Metro千日前線桜川駅徒歩4分')).toEqual([{ line: 'Osaka Metro千日前線', station: '桜川', walk_min: 4 }]);
  });

  it('are two stations where two railways give them one name', async () => {
    const facts = await ofLayout([
      ...lines([...whole, ['最寄駅', '市営地下鉄ブルーライン「弘明寺」徒歩8分']]),
      '160 242 10 京急本線「弘明寺」徒歩13分',
    ]);
    expect(facts.values.stations).toEqual([
      { line: '市営地下鉄ブルーライン', station: '弘明寺', walk_min: 8 },
      { line: '京急本線', station: '弘明寺', walk_min: 13 },
    ]);
  });
});

describe('stations in the open', () => {
  it('are of the agent where labels name those of the property and no line is told', async () => {
    const facts = await ofLayout([
      ...lines([...whole, ['交通', 'JR Yamanote Line Meguro Station 6 min walk']]),
      '40 300 9 Sample Homes, 1-1 Sample, Chiyoda-ku, Tokyo. 3 min walk from Kanda Station.',
    ]);
    expect(facts.values.stations?.map(({ station }) => station)).toEqual(['Meguro']);
  });
});

describe('rooms that each have a small table', () => {
  it('are read side by side and one below the other', async () => {
    const roll =
      '号室,101,,号室,102\n間取,2LDK,,間取,2LDK\n賃料,"79,000円",,賃料,"77,000円"\n状況,入居中,,状況,入居中\n,,,,\n号室,201,,,\n間取,2LDK,,,\n賃料,,,,\n状況,空室,,,\n';
    const facts = offerOf(extractFacts([await readText('roll.csv', roll), await readText('page.html', page)], options));
    expect(facts.extra.rent_roll?.map(({ unit, rent_jpy: rent, occupied }) => [unit, rent, occupied])).toEqual([
      ['101', 79_000, true],
      ['102', 77_000, true],
      ['201', null, false],
    ]);
  });
});

describe('rooms of a roll', () => {
  it('are let to the master tenant, whose own tenants pay it and not the owner', async () => {
    const roll =
      '部屋,間取り,専有面積,サブリース賃料,転貸賃料,転貸共益費,転貸状況,転貸契約日\n101,1K,22.1,46800,52000,3000,入居,2024/04/01\n102,1K,22.1,46800,52000,3000,入居,2023/09/10\n';
    const facts = offerOf(extractFacts([await readText('roll.csv', roll), await readText('page.html', page)], options));
    expect(facts.extra.rent_roll?.[0]).toMatchObject({ rent_jpy: 46_800, common_fee_jpy: null, lease_start: null });
  });

  it('are offered at the rent hoped for', async () => {
    const roll = '室,タイプ,面積,家賃,共益費,摘要\n101,2K,33.1,46000,2000,\n102,2K,33.1,45000,2000,\n105,2K,33.1,空,,"希望45,000"\n';
    const facts = offerOf(extractFacts([await readText('roll.csv', roll), await readText('page.html', page)], options));
    expect(facts.extra.rent_roll?.at(-1)).toMatchObject({ unit: '105', rent_jpy: null, asking_rent_jpy: 45_000 });
  });
});

const page = `<h1>一棟アパート</h1><table>${whole.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
