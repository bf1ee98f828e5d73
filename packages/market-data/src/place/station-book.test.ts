import { expect, it } from 'vitest';
import { stationBook } from './station-book.ts';

it.each([
  ['小田急江/島線', '東林間', '小田急江ノ島線', '東林間'],
  ['東京メトロ南北線', '和白金高輪', '東京メトロ南北線', '白金高輪'],
  ['東急東横線', '学芸大字', '東急東横線', '学芸大学'],
  ['JR総武線', '船橋', 'JR総武線', '船橋'],
  ['JR信越本線', '新潟', 'JR信越本線', '新潟'],
  ['小田急線', '登戸', '小田急線', '登戸'],
  ['埼玉高速鉄道', '川口元郷', '埼玉高速鉄道', '川口元郷'],
  ['広島電鉄本線', '広電西広島', '広島電鉄本線', '広電西広島'],
  ['JR仙石線', '槽ケ岡', 'JR仙石線', '榴ケ岡'],
  ['JR仙石線', '槽ヶ岡', 'JR仙石線', '榴ヶ岡'],
  ['横浜市営地下鉄グブリーンライン', 'センター南', '横浜市営地下鉄グリーンライン', 'センター南'],
  ['IRいしかわお鉄道線', '金沢', 'IRいしかわ鉄道線', '金沢'],
  ['横浜市営地下鉄ブルーライン', 'センター南', '横浜市営地下鉄ブルーライン', 'センター南'],
])('%s %s is %s %s', (line, station, knownLine, knownStation) => {
  expect(stationBook.nearest({ line, station })).toEqual({ line: knownLine, station: knownStation, doubtful: false });
});

it.each([
  [null, '大'],
  ['京成本線', 'まったく違う駅'],
])('doubts a station that no list has and none is near to: %s %s', (line, station) => {
  expect(stationBook.nearest({ line, station })).toEqual({ line, station, doubtful: true });
});

it.each(['沢山陽本線', '過山陽本線', '通JR山陽本線', 'A JR神戸線'])('doubts the line %s', (line) => {
  expect(stationBook.nearest({ line, station: '広島' })).toEqual({ line, station: '広島', doubtful: true });
});

it('knows the stations of a service by the lines on which it runs', () => {
  expect(stationBook.nearest({ line: 'JR京浜東北線', station: '北浦和' }).doubtful).toBe(false);
  expect(stationBook.nearest({ line: 'JR京浜東北線', station: '新子安町' })).toEqual({
    line: 'JR京浜東北線',
    station: '新子安',
    doubtful: false,
  });
});

it('drops the figure that a part of a letter became before the name of a line', () => {
  expect(stationBook.nearest({ line: '地下鉄3き西線', station: '東札幌' })).toEqual({
    line: '地下鉄東西線',
    station: '東札幌',
    doubtful: false,
  });
});
