import { expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';

it.each([
  ['平成5年4月築、鉄筋コンクリート造9階建の4階部分です。', 4],
  ['鉄筋コンクリート造9階建です。', undefined],
])('reads the floor of a flat in its building: %s', (text, floor) => {
  const reads = readSentences(text).flatMap((one) => one.reads);
  expect(reads.find(({ field }) => field === 'floor')?.value).toBe(floor);
});
