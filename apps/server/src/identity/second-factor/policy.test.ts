import { expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { isAskedForCode } from './policy.ts';

const plain = { is_superuser: false, second_factor: false };

it.each<[Config['mfaPolicy'], boolean[]]>([
  ['off', [false, false, false]],
  ['admins', [false, true, true]],
  ['all', [true, true, true]],
])('the policy %s asks of someone, of someone who wishes it, and of an administrator: %j', (policy, expected) => {
  const people = [plain, { ...plain, second_factor: true }, { ...plain, is_superuser: true }];
  expect(people.map((user) => isAskedForCode(policy, user))).toEqual(expected);
});
