import { expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { explainFields } from '../explain.ts';

it('reads the number of rooms above a roll that lists some of them', async () => {
  const roll = [
    'コーポ見本 レントロール 全8室',
    '号室,間取り,面積,賃料,共益費,契約開始日',
    '101,1K,20.5,"50,000","3,000",2022/4/1',
    '102,1K,20.5,"51,000","3,000",2023/4/1',
    '103,1K,20.5,"52,000","3,000",2024/4/1',
  ].join('\n');
  const explained = explainFields([await readText('roll.csv', roll)], { municipalities: smallBook, asOf: '2026-07-01' }, ['units']);
  expect(explained).toMatchObject([
    { value: 8, candidates: [{ outcome: 'used', rule: 'roll.units-above/units', evidence: { cell: 'A1' } }] },
  ]);
});
