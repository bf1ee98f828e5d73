import { expect, it } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { firstInJapanese } from './in-japanese.ts';

const said = (source: string, value: unknown): Candidate => ({ value, evidence: { source_id: source } }) as unknown as Candidate;

it('takes the words of the Japanese source beside those of an English one', () => {
  expect(firstInJapanese([said('a', 'Brokerage'), said('b', '専任媒介')])?.value).toBe('専任媒介');
  expect(firstInJapanese([said('a', '相談'), said('b', 'On request')])?.value).toBe('相談');
  expect(firstInJapanese([said('a', 'Brokerage'), said('a', '売主')])?.value).toBe('Brokerage');
  expect(firstInJapanese([said('a', 3600), said('b', '3600円')])?.value).toBe(3600);
});
