import type { Figure, Origin } from '@rimawari/underwriting';
import { expect, it } from 'vitest';
import { assumedInputs } from './assumed-inputs.ts';

function figure(id: string, origin: Origin): [string, Figure] {
  return [id, { id, label: id, label_ja: null, unit: 'JPY', value: 1, range: null, definition: id, origin, because: null }];
}

const assumed: Origin = { kind: 'assumed', rule: 'r', reason: 'because', source: null };
const computed = (...inputs: string[]): Origin => ({ kind: 'computed', formula: 'f', inputs });

it('finds assumptions through every step, once each, and survives a cycle', () => {
  const resting = assumedInputs(
    Object.fromEntries([
      figure('vacancy', assumed),
      figure('rent', { kind: 'not_stated', ask: null }),
      figure('income', computed('rent', 'vacancy')),
      figure('noi', computed('income', 'vacancy', 'loop')),
      figure('loop', computed('noi')),
    ]),
  );
  expect(resting('noi')).toEqual(['vacancy']);
  expect(resting('rent')).toEqual([]);
  expect(resting('nobody')).toEqual([]);
});
