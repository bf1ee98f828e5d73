import { expect, it } from 'vitest';
import { assessedValues, isAssessmentHeader } from './read-assessment.ts';

const header = ['種別', '所在・地番', '地積・床面積', '評価額（円）', '課税標準額（円）'];

it('adds up the assessed values of parcels and takes those of the building', () => {
  const rows = [
    ['課税明細書'],
    header,
    ['土 地', '見本町21番4', '165.28', '19,833,600', '3,305,600'],
    ['土地', '見本町21番5', '10.00', '1,200,000', '200,000'],
    ['家屋', '見本町21番地4', '198.72', '6,242,100', '6,242,100'],
    ['合計', '', '', '27,275,700', ''],
  ];
  expect(isAssessmentHeader(rows, 1)).toBe(true);
  expect(assessedValues(rows, 1)).toEqual([
    { label: '土地評価額', value: '21033600円', column: 3, row: 2 },
    { label: '建物評価額', value: '6242100円', column: 3, row: 4 },
  ]);
});

it('takes nothing of which a share alone is sold, and no cell of two figures', () => {
  expect(assessedValues([header, ['土地', '敷地権 12345分の67', '1,000.00', '900,000,000', '']], 0)).toEqual([]);
  expect(assessedValues([header, ['土地', '見本町1', '10.00', '1,000 2,000', '']], 0)).toEqual([]);
});
