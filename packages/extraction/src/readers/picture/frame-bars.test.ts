import { describe, expect, it } from 'vitest';
import type { NumberState } from '../../recognition/fused-text.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { pictured } from '../../testing/pictured-page.ts';
import { withoutFrameBars } from './frame-bars.ts';

const cell = (top: number, text: string, seen: string, numbers: [string, NumberState][] = []): RecognisedLine => ({
  ...pictured.line(text, 430, top, numbers),
  seen,
});
const frame = [cell(100, '| 所有権', '|所有'), cell(200, '| 木造2階建', '丨木造2階建', [['2', 'agreed']]), cell(300, '| 相談', '|相谈')];

describe('withoutFrameBars', () => {
  it('takes the bars of a typed frame from its cells, those read as a 1 and as an open bracket too', () => {
    const price = cell(400, '15,500万円', '丨5,500万', [['15,500', 'conflict']]);
    const station = cell(500, '「阪急神戸線「武庫之荘」駅', '「阪急神户線「武库之荘」');
    const read = withoutFrameBars([...frame, price, station]);
    expect(read.map(({ text }) => text)).toEqual(['所有権', '木造2階建', '相談', '5,500万円', '阪急神戸線「武庫之荘」駅']);
    expect(read[3]?.numbers).toEqual([{ text: '5,500', state: 'agreed' }]);
  });

  it.each<[string, RecognisedLine]>([
    ['a 1 that both readers saw', cell(400, '15,500万円', '15,500万', [['15,500', 'agreed']])],
    ['a 1 before other figures than the second reader saw', cell(400, '15,500万円', '丨5,600万', [['15,500', 'conflict']])],
    ['a name in brackets', cell(400, '「武庫之荘」駅', '「武庫之荘」駅')],
    ['a line of another column', { ...cell(400, '15,500万円', '丨5,500万', [['15,500', 'conflict']]), left: 900 }],
  ])('keeps %s', (_, line) => {
    expect(withoutFrameBars([...frame, line]).at(-1)).toEqual(line);
  });

  it('keeps what one line alone begins with', () => {
    const [line = cell(0, '', '')] = frame;
    expect(withoutFrameBars([line])).toEqual([line]);
  });
});
