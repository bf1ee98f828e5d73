import { expect, it } from 'vitest';
import { isCompany, saysCompany } from './company.ts';

it.each([
  '株式会社青葉商事',
  '青葉商事㈱'.normalize('NFKC'),
  '有限会社 松本',
  'Aoba Trading Co., Ltd.',
  'Aoba Trading Co.,Ltd',
  'AOBA TRADING CO LTD',
  'Blue Leaf, Inc.',
  'Blue Leaf Inc',
  'Harbour Foods LLC',
  'Northern Light Corp.',
  'Sakura Systems K.K.',
  'Sakura Systems KK',
  'K.K. Sakura Systems',
  'Moonrise Capital G.K.',
  'GK Moonrise Capital',
  'Tanaka & Co.',
])('takes %s for a company', (name) => {
  expect(isCompany(name)).toBe(true);
});

it.each(['Marco', 'Franco', 'Monaco.', 'Bianco', 'Jan Vinc', 'Ms. Zinc', 'Ken Sakk', 'Tanaka', '田中 一郎', 'Co.', 'Inc.', '空室', '個人'])(
  'takes %s for no company',
  (name) => {
    expect(isCompany(name)).toBe(false);
  },
);

it.each(['法人', '法人（社宅）', 'Corporate', '個人契約（法人）'])('hears from %s that a company rents', (cell) => {
  expect(saysCompany(cell)).toBe(true);
});

it('hears from a name that it is none', () => {
  expect(saysCompany('Corporal Smith')).toBe(false);
});
