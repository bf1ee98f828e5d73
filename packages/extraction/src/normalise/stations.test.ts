import { expect, it } from 'vitest';
import { stationsOf } from './stations.ts';

it.each([
  ['東京メトロ丸ノ内線「淡路町」歩2分', [{ line: '東京メトロ丸ノ内線', station: '淡路町', walk_min: 2 }]],
  [
    '東急世田谷線 宮の坂駅 徒歩12分小田急小田原線 経堂駅 徒歩13分',
    [
      { line: '東急世田谷線', station: '宮の坂', walk_min: 12 },
      { line: '小田急小田原線', station: '経堂', walk_min: 13 },
    ],
  ],
  ['JR京浜東北線ほか「大宮」駅 徒歩12分', [{ line: 'JR京浜東北線', station: '大宮', walk_min: 12 }]],
  ['滋賀県草津市野路東三丁目6-21／JR東海道本線「南草津」駅 徒歩16分', [{ line: 'JR東海道本線', station: '南草津', walk_min: 16 }]],
  ['名鉄名古屋本線・堀田駅・3分', [{ line: '名鉄名古屋本線', station: '堀田', walk_min: 3 }]],
  [
    '地下鉄南北線 勾当台公園駅 歩5分、同 北四番丁駅 歩6分',
    [
      { line: '地下鉄南北線', station: '勾当台公園', walk_min: 5 },
      { line: '地下鉄南北線', station: '北四番丁', walk_min: 6 },
    ],
  ],
  [
    'ＪＲ中央線「八王子」バス18分西中野２丁目歩5分',
    [{ line: 'JR中央線', station: '八王子', walk_min: 5, bus_min: 18, bus_stop: '西中野2丁目' }],
  ],
  [
    '東武野田線 「柏見本」駅 バス11分 北柳町公民館 バス停下車 徒歩4分',
    [{ line: '東武野田線', station: '柏見本', walk_min: 4, bus_min: 11, bus_stop: '北柳町公民館' }],
  ],
  ['JR埼京線 北見本駅 バス8分 徒歩4分 他', [{ line: 'JR埼京線', station: '北見本', walk_min: 4, bus_min: 8 }]],
  ['JR西日本 東海道本線 住吉駅 バス8分', [{ line: 'JR西日本 東海道本線', station: '住吉', walk_min: null, bus_min: 8 }]],
  [
    '横浜市営地下鉄グリーンライン 北山田駅 3,100m',
    [{ line: '横浜市営地下鉄グリーンライン', station: '北山田', walk_min: null, distance_m: 3100 }],
  ],
  ['東急田園都市線「鷺沼」駅 徒歩6分\n渋谷駅まで急行で約19分', [{ line: '東急田園都市線', station: '鷺沼', walk_min: 6 }]],
  ['A JR神戸線「甲子園口」駅 徒歩4分', [{ line: 'JR神戸線', station: '甲子園口', walk_min: 4 }]],
  ['通 東急田園都市線「鷺沼」駅 徒歩6分', [{ line: '東急田園都市線', station: '鷺沼', walk_min: 6 }]],
  ['渋谷駅まで徒歩6分', [{ line: null, station: '渋谷', walk_min: 6 }]],
  ['不動前駅\n/東急目黒線 徒歩1分以内', [{ line: '東急目黒線', station: '不動前', walk_min: 1 }]],
  ['西武新宿線 / 新井薬師前駅 徒歩7分', [{ line: '西武新宿線', station: '新井薬師前', walk_min: 7 }]],
  ['京王線「仙川」駅　西方　約５００ｍ（道路距離）　徒歩約６分', [{ line: '京王線', station: '仙川', walk_min: 6 }]],
  ['南海泉北線 栂・美木多駅 バス15分 歩7分', [{ line: '南海泉北線', station: '栂・美木多', walk_min: 7, bus_min: 15 }]],
  ['東急東横線日吉駅徒歩9分', [{ line: '東急東横線', station: '日吉', walk_min: 9 }]],
  ['Matsubara Station (4 min. walk)\nOdakyu Line', [{ line: 'Odakyu Line', station: 'Matsubara', walk_min: 4 }]],
])('reads %s', (text, stations) => {
  expect(stationsOf(text)).toEqual(stations);
});

it('finds no station in other text', () => {
  expect(stationsOf('コンビニまで徒歩3分')).toEqual([]);
});

it('knows a tram that stops in front of a station', () => {
  expect(stationsOf('都電荒川線 風見駅前 徒歩6分')).toEqual([{ line: '都電荒川線', station: '風見駅前', walk_min: 6 }]);
  expect(stationsOf('西武池袋線 風見台駅 徒歩6分')).toEqual([{ line: '西武池袋線', station: '風見台', walk_min: 6 }]);
});
