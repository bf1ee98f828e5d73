import { expect, it } from 'vitest';
import { namesOtherLine, namesOtherStation } from './said-beside.ts';

it('doubts a list that has one of two lines of one station', () => {
  const stations = [{ line: '阪急千里線', station: '山田', walk_min: 9 }];
  expect(namesOtherLine(['大阪モノレール本線「山田」駅 徒歩9分'], stations)).toBe(true);
  expect(namesOtherLine(['阪急千里線「山田」駅 徒歩9分'], stations)).toBe(false);
  // Another station is another question, and the map names stations without their walk.
  expect(namesOtherLine(['大阪モノレール本線「万博記念公園」駅 徒歩20分'], stations)).toBe(false);
  expect(namesOtherLine(['大阪モノレール本線「山田」駅'], stations)).toBe(false);
});

it('doubts a list without the stop of a tram that stands beside it', () => {
  const stations = [{ line: 'JR鹿児島本線', station: '上熊本', walk_min: 9 }];
  expect(namesOtherStation(['熊本市電 県立体育館前電停 徒歩2分'], stations)).toBe(true);
  expect(namesOtherStation(['熊本市電 県立体育館前電停 徒歩2分'], [{ line: '熊本市電', station: '県立体育館前', walk_min: 2 }])).toBe(
    false,
  );
  expect(namesOtherStation(['★市電 電停 徒歩4分'], stations)).toBe(false);
});
