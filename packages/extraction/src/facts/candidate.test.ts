import { describe, expect, it } from 'vitest';
import { emptyReading } from '../readers/empty-reading.ts';
import { candidatesFrom, type Read } from './candidate.ts';

const bytes = new Uint8Array();
const reading = emptyReading({ sourceId: 'listing', sourceKind: 'listing', sourceName: 'page', contentType: 'text/html', bytes }, 'html');

function stepOf(read: Read, raw: string): string | undefined {
  const from = { reading, label: null, rule: 'line.alone' as const, raw, form: 'table', weak: false, rank: 3, group: 0, at: {} };
  return candidatesFrom([read], from)[0]?.evidence.steps[0];
}

describe('what was done to the text', () => {
  it('is told with amounts grouped and years as they are', () => {
    expect(stepOf({ field: 'price_jpy', value: 21_800_000 }, '2,180万円')).toBe('2,180万円 → 21,800,000');
    expect(stepOf({ field: 'price_jpy', value: 1998 }, '1998年')).toBe('1998年 → 1998');
  });

  it('is told in words where the value has parts', () => {
    const stations = [
      { line: '西武池袋線', station: '風見台', walk_min: 6 },
      { line: null, station: '練馬', walk_min: null, bus_min: 15 },
    ];
    expect(stepOf({ field: 'stations', value: stations }, '歩6分\n バス15分')).toBe(
      '歩6分 バス15分 → 西武池袋線, 風見台, walk min 6; 練馬, bus min 15',
    );
  });

  it('is told by the reader itself where the reader says more', () => {
    expect(stepOf({ field: 'price_jpy', value: 5, step: 'total of the column → 5' }, 'x')).toBe('total of the column → 5');
  });
});
