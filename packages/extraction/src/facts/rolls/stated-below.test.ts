import { expect, it } from 'vitest';
import type { SourceReading } from '../../reading/source-reading.ts';
import { sumsInLines } from './stated-below.ts';

const reading = { source_id: 'a', source_kind: 'document', source_name: 'roll.pdf' } as unknown as SourceReading;

it('reads two sums of rents that stand in one line below a roll', () => {
  const found = sumsInLines(reading, ['現況月額賃料収入 512,000円 満室想定月額賃料収入（共益費込） 590,000円'], 1);
  expect(found.map(({ field, value }) => [field, value])).toEqual([
    ['extra.current_monthly_rent_jpy', 512_000],
    ['monthly_rent_jpy', 590_000],
  ]);
});
