import { expect, it } from 'vitest';
import { namesOtherLine } from './said-beside.ts';

it('doubts a list that has one of two lines of one station', () => {
  const stations = [{ line: '阪急千里線', station: '山田', walk_min: 9 }];
  expect(namesOtherLine(['大阪モノレール本線「山田」駅 徒歩9分'], stations)).toBe(true);
  expect(namesOtherLine(['阪急千里線「山田」駅 徒歩9分'], stations)).toBe(false);
  // Another station is another question, and the map names stations without their walk.
  expect(namesOtherLine(['大阪モノレール本線「万博記念公園」駅 徒歩20分'], stations)).toBe(false);
  expect(namesOtherLine(['大阪モノレール本線「山田」駅'], stations)).toBe(false);
});
