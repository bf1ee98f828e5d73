import { expect, it } from 'vitest';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { withUnreadUnits } from './unread-units.ts';

const line = (text: string, [left, top, right, bottom]: [number, number, number, number], seen = ''): RecognisedLine => ({
  text,
  seen,
  left,
  top,
  right,
  bottom,
  direction: 'row',
  numbers: [],
  confidence: 0.5,
});
const texts = (...lines: RecognisedLine[]): string[] => withUnreadUnits(lines).map(({ text }) => text);

it('knows the small unit at the foot of a large figure by its place', () => {
  expect(texts(line('7,450', [500, 970, 780, 1086]), line('力ロ', [770, 1010, 858, 1082], '方内'))).toEqual(['7,450', '万円']);
});

it.each<[string, [number, number, number, number]]>([
  ['far behind the figure', [900, 1010, 990, 1082]],
  ['as large as the figure', [770, 970, 900, 1086]],
  ['over its foot', [770, 900, 858, 960]],
])('takes two letters for no unit that stand %s', (_, box) => {
  expect(texts(line('7,450', [500, 970, 780, 1086]), line('力ロ', box, '方内'))).toEqual(['7,450', '力ロ']);
});

it('takes the unit of an amount from the reader that knows its first letter', () => {
  expect(texts(line('2億4,800吉', [165, 717, 508, 795], '2億4,800万月'))).toEqual(['2億4,800万円']);
  expect(texts(line('1,728.5㎡', [165, 706, 442, 791], '1,728.5万'), line('円', [443, 744, 473, 782]))).toEqual(['1,728.5万円']);
  // It takes 戸 for 万 as well.
  expect(texts(line('27戸', [100, 100, 170, 140], '27万'))).toEqual(['27戸']);
  expect(texts(line('1,024戸', [100, 100, 170, 140], '1,024万'))).toEqual(['1,024戸']);
});
