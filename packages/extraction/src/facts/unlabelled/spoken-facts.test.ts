import { expect, it } from 'vitest';
import { emptyReading } from '../../readers/empty-reading.ts';
import type { LineBlock } from '../../reading/source-reading.ts';
import { sentenceCandidates } from './spoken-facts.ts';

const input = {
  sourceId: 'one',
  sourceKind: 'document',
  sourceName: 'flyer.png',
  contentType: 'image/png',
  bytes: new Uint8Array(),
} as const;

it('says of a sentence over two lines of a picture that it is in doubt where its second line is', () => {
  const line = (text: string, top: number, recognised: 'sure' | 'unsure'): LineBlock => ({
    type: 'line',
    text,
    size: 10,
    heading: false,
    group: 1,
    section: null,
    aside: null,
    at: { page: 1, box: [0.1, top, 0.82, 0.02], recognised, agreement: recognised === 'sure' ? 1 : 0.5 },
  });
  const told = (second: 'sure' | 'unsure') => {
    const blocks = [line('現行賃料 月額 118,000円 (年額1,416,000円)', 0.5, 'sure'), line('表面利回り 7.95%', 0.525, second)];
    const found = sentenceCandidates({ ...emptyReading(input, 'picture'), blocks }, new Set()).find(({ field }) => /yield/.test(field));
    return [found?.value, found?.evidence.recognised, found?.evidence.agreement];
  };
  expect(told('unsure')).toEqual([7.95, 'unsure', 0.5]);
  expect(told('sure')).toEqual([7.95, 'sure', 1]);
});

it('takes the way to an office for none to the property', () => {
  const office = '見本大家の会 事務局（岐阜市橋本町1丁目、JR東海道本線「岐阜」駅から徒歩3分）。';
  const own = 'JR東海道本線「岐阜」駅から徒歩9分です。';
  const fields = (text: string): string[] => {
    const place = { size: 9, heading: false, group: 1, section: null, aside: null, at: { page: 1 } };
    const blocks: LineBlock[] = [{ type: 'line', text, ...place }];
    return sentenceCandidates({ ...emptyReading(input, 'picture'), blocks }, new Set()).map(({ field }) => field);
  };
  expect(fields(office)).not.toContain('stations');
  expect(fields(own)).toContain('stations');
});
