import { expect, it } from 'vitest';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { mendedBySeen } from './mended-by-seen.ts';

function mended(text: string, seen: string, numbers: RecognisedLine['numbers'] = []): RecognisedLine {
  const line = { text, seen, numbers, left: 100, right: 400, top: 100, bottom: 140, direction: 'row' as const, confidence: 0.8 };
  return mendedBySeen([line])[0] ?? line;
}

it.each([
  ['a point that became a stroke', '実質利回り 5/ 12%', '寒質利回5.12%', '実質利回り 5.12%'],
  ['a label before its stroke', '持|分/2分の1', '持分/2分の1', '持分/2分の1'],
  ['a label before its stroke that only the second reader knows', '構追品/木造2階建', '構造/木造2建', '構造/木造2階建'],
  ['a stroke that became a letter', '9現況ノ賃貸中', '現況/賃貸中', '現況/賃貸中'],
  ['the sign of an area', '48.12mrf (14.55坪)', '48.12㎡(14.55坪)', '48.12㎡ (14.55坪)'],
  ['what a stroke behind a figure became', '3億1,500*', '3億1,500', '3億1,500'],
  ['the sign of how many', '1LDKX 12戸', '1LDK×12万', '1LDK×12戸'],
  ['letters that can be no others', '士地面積', '士地面', '土地面積'],
  ['nothing of an area that the second reader did not see', '48.12mrf', '48.12', '48.12mrf'],
  ['nothing of two figures', '50/60%', '50/60%', '50/60%'],
])('mends %s', (_, text, seen, meant) => {
  expect(mended(text, seen).text).toBe(meant);
});

it('cuts a percentage to the two decimals that the other reader saw', () => {
  const { text, numbers } = mended('表面利回り 6.487%', '表面利回6.48%', [{ text: '6.487', state: 'conflict', other: '6.48' }]);
  expect(text).toBe('表面利回り 6.48%');
  expect(numbers).toEqual([{ text: '6.48', state: 'agreed' }]);
});

it('takes the name of a line from the second reader where the first one saw a figure in it', () => {
  const { text, numbers } = mended('地下8ハ西線「大通」駅 徒歩4分', '地下東西線「大通」徒歩4分', [
    { text: '8', state: 'first_only' },
    { text: '4', state: 'agreed' },
  ]);
  expect(text).toBe('地下東西線「大通」駅 徒歩4分');
  expect(numbers).toEqual([{ text: '4', state: 'agreed' }]);
});
