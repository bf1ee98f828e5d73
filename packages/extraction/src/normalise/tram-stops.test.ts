import { expect, it } from 'vitest';
import { stationsOf } from './stations.ts';

it.each([
  ['市電 健軍町電停 徒歩6分', '市電', '健軍町', 6],
  ['札幌市電 西線6条停留場 徒歩3分', '札幌市電', '西線6条', 3],
  ['函館市電・五稜郭公園前電停 徒歩5分', '函館市電', '五稜郭公園前', 5],
  ['とさでん交通 はりまや橋電停 徒歩4分', 'とさでん交通', 'はりまや橋', 4],
  ['広電本線 八丁堀電停まで徒歩3分', '広電本線', '八丁堀', 3],
  ['熊本市電健軍町電停徒歩6分', '熊本市電', '健軍町', 6],
  ['広電宇品線県病院前電停徒歩3分', '広電宇品線', '県病院前', 3],
  ['岡電「城下」電停 徒歩3分', '岡電', '城下', 3],
  ['市電／健軍町電停／徒歩6分', '市電', '健軍町', 6],
])('reads a stop of a tram: %s', (text, line, station, minutes) => {
  expect(stationsOf(text)).toEqual([{ line, station, walk_min: minutes }]);
});

it('joins the name of a tram that a narrow column broke, and never takes its end for a line', () => {
  expect(stationsOf('JR鹿児島本線「上熊本」駅 徒歩9分 熊本市\n電「県立体育館前」電停 徒歩2分')).toEqual([
    { line: 'JR鹿児島本線', station: '上熊本', walk_min: 9 },
    { line: '熊本市電', station: '県立体育館前', walk_min: 2 },
  ]);
  expect(stationsOf('電「県立体育館前」電停 徒歩2分')).toEqual([{ line: null, station: '県立体育館前', walk_min: 2 }]);
});

it('takes neither the stop of a bus nor the place of an office for a station', () => {
  expect(stationsOf('市営バス 中央電停前 徒歩2分').map(({ station }) => station)).not.toContain('中央');
  expect(stationsOf('執行官室 奈良県奈良市登大路町0番0号（近鉄奈良駅 徒歩5分）')).toEqual([]);
});

it('takes the bare word for a stop for none', () => {
  expect(stationsOf('★市電 電停 徒歩4分')).toEqual([]);
  expect(stationsOf('市電の電停まで徒歩4分')).toEqual([]);
});

it('keeps the stop of a bus that is only called 停', () => {
  expect(stationsOf('JR高崎線「上尾」駅 バス9分「見本団地」停 徒歩3分')).toEqual([
    { line: 'JR高崎線', station: '上尾', walk_min: 3, bus_min: 9, bus_stop: '見本団地' },
  ]);
});
