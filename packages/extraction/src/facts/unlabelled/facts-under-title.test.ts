import { expect, it } from 'vitest';
import { factsOfLine } from './facts-under-title.ts';

const said = (text: string): Record<string, unknown> => Object.fromEntries(factsOfLine(text).map(({ field, value }) => [field, value]));

it('reads what a line below the title of a sheet says of the house', () => {
  expect(said('福山市三之丸町4-12（鉄筋コンクリート造5階建、平成3年9月築、15室）')).toEqual({
    address: '福山市三之丸町4-12',
    structure: 'RC',
    floors_total: 5,
    built: '1991-09',
    units: 15,
  });
  expect(said('所在地：石川県金沢市泉野町2丁目7番8号 / 木造2階建 / 2004年3月新築 / 全6戸')).toEqual({
    address: '石川県金沢市泉野町2丁目7番8号',
    structure: 'W',
    floors_total: 2,
    built: '2004-03',
    units: 6,
  });
  expect(said('（軽量鉄骨造2階建・S62.5築・8世帯）')).toEqual({ structure: 'LGS', floors_total: 2, built: '1987-05', units: 8 });
});

it('reads the way in such a line', () => {
  expect(said('堺市北区東雲東町1丁2-3 RC造4階建 JR阪和線「堺市」駅 徒歩6分').stations).toEqual([
    { line: 'JR阪和線', station: '堺市', walk_min: 6 },
  ]);
});

it('leaves a title, a day, a single fact and the address of an agent', () => {
  for (const text of [
    '賃料一覧表',
    '2026年10月31日現在',
    '木造2階建',
    '福山市三之丸町4-12',
    '福山市三之丸町4-12 ㈱鞆の浦管理 木造2階建',
    '家賃改定 令和8年4月 101号室',
  ])
    expect(said(text)).toEqual({});
});
