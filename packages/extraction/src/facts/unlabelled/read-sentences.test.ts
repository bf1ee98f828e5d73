import { expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';

it.each([
  ['平成5年4月築、鉄筋コンクリート造9階建の4階部分です。', 4],
  ['鉄筋コンクリート造9階建です。', undefined],
])('reads the floor of a flat in its building: %s', (text, floor) => {
  const reads = readSentences(text).flatMap((one) => one.reads);
  expect(reads.find(({ field }) => field === 'floor')?.value).toBe(floor);
});

it.each([
  ['ことでん見本線の風見駅から歩いて10分ほどです。', { line: 'ことでん見本線', station: '風見', walk_min: 10 }],
  ['西武池袋線「風見台駅」徒歩14分', { line: '西武池袋線', station: '風見台', walk_min: 14 }],
])('reads the station of a sentence: %s', (text, station) => {
  const reads = readSentences(text).flatMap((one) => one.reads);
  expect(reads.find(({ field }) => field === 'stations')?.value).toEqual([station]);
});
