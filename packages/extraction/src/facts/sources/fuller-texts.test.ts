import { expect, it } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { resolveExtra } from './resolve-extra.ts';

const said = (field: string, ...values: string[]): unknown => {
  const candidates = values.map((value, index) => ({ field, value, evidence: { source_id: String(index) } }) as unknown as Candidate);
  return resolveExtra(field, candidates, new Map(), candidates);
};

it('takes the role of the agent in the most words, without what is said besides', () => {
  expect(said('extra.transaction', '媒介', '専任媒介')).toBe('専任媒介');
  expect(said('extra.transaction', '専属専任', '専属専任媒介')).toBe('専属専任媒介');
  expect(said('extra.transaction', '売主', '売主(仲介手数料不要)')).toBe('売主');
  expect(said('extra.transaction', '一般媒介', '売主')).toBe('一般媒介');
});

it('takes the road with its width, however its direction is written', () => {
  expect(said('extra.road', '南東側', '南東5.5m市道')).toBe('南東5.5m市道');
  expect(said('extra.road', '東側6.0m公道', '東6.0m公道')).toBe('東側6.0m公道');
  expect(said('extra.road', '北側', '南側4m公道')).toBe('北側');
});
