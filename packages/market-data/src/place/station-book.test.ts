import { expect, it } from 'vitest';
import { stationBook } from './station-book.ts';

it.each([
  ['小田急江/島線', '東林間', '小田急江ノ島線', '東林間'],
  ['東京メトロ南北線', '和白金高輪', '東京メトロ南北線', '白金高輪'],
  ['東急東横線', '学芸大字', '東急東横線', '学芸大学'],
  ['JR総武線', '船橋', 'JR総武線', '船橋'],
  ['京成本線', 'まったく違う駅', '京成本線', 'まったく違う駅'],
])('%s %s is %s %s', (line, station, knownLine, knownStation) => {
  expect(stationBook.nearest({ line, station })).toEqual({ line: knownLine, station: knownStation, doubtful: false });
});

it('leaves a short name that several stations are near to', () => {
  expect(stationBook.nearest({ line: null, station: '大' })).toEqual({ line: null, station: '大', doubtful: false });
});

it.each(['沢山陽本線', '過山陽本線'])('doubts the line %s', (line) => {
  expect(stationBook.nearest({ line, station: '広島' })).toEqual({ line, station: '広島', doubtful: true });
});
