import { describe, expect, it } from 'vitest';
import type { PairBlock } from '../../reading/source-reading.ts';
import { provenBlocks } from './proven.ts';

const pair = (label: string, value: string, recognised: 'sure' | 'unsure'): PairBlock => ({
  type: 'pair',
  label,
  value,
  form: 'table',
  group: 1,
  section: null,
  aside: null,
  at: { page: 1, recognised },
});
const states = (...pairs: PairBlock[]) => provenBlocks(pairs).map((block) => (block.type === 'pair' ? block.at.recognised : null));

describe('an amount that one reader alone saw', () => {
  it('is proven by twelve months: 86,000 × 12 = 1,032,000', () => {
    expect(states(pair('月額賃料', '86,000円', 'sure'), pair('年間賃料', '1,032,000円', 'unsure'))).toEqual(['sure', 'sure']);
    expect(states(pair('月額賃料', '86,000円', 'sure'), pair('年間賃料', '1,082,000円', 'unsure'))).toEqual(['sure', 'unsure']);
  });

  it('is proven by rent over price: 1,032,000 ÷ 14,800,000 = 6.97 %', () => {
    const rest = [pair('価格', '1,480万円', 'unsure'), pair('月額賃料', '86,000円', 'sure')];
    expect(states(...rest, pair('利回り', '6.97％', 'sure'))[0]).toBe('sure');
    expect(states(...rest, pair('利回り', '6.91％', 'sure'))[0]).toBe('unsure');
  });

  it('is proven by fee and reserve: 15,200 + 24,010 = 39,210', () => {
    const rest = [pair('管理費', '15,200円', 'sure'), pair('修繕積立金', '24,010円', 'unsure')];
    expect(states(...rest, pair('月額合計', '39,210円', 'sure'))[1]).toBe('sure');
  });

  it('stays in doubt where a third decimal shows that its percent sign was misread', () => {
    const rest = [pair('価格', '1,650万円', 'sure'), pair('月額賃料', '105,000円', 'sure')];
    expect(states(...rest, pair('表面利回り', '7.639％', 'unsure'))[2]).toBe('unsure');
    expect(states(...rest, pair('表面利回り', '7.63％', 'unsure'))[2]).toBe('sure');
  });

  it('stays in doubt beside another that is in doubt', () => {
    expect(states(pair('月額賃料', '86,000円', 'unsure'), pair('年間賃料', '1,032,000円', 'unsure'))).toEqual(['unsure', 'unsure']);
  });
});

it('doubts rent, price and yield that contradict each other, though both readers saw each alike', () => {
  const rest = [pair('価格', '148万円', 'sure'), pair('月額賃料', '86,000円', 'sure')];
  expect(states(...rest, pair('利回り', '6.97％', 'sure'))).toEqual(['unsure', 'unsure', 'unsure']);
});
