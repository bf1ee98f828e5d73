import { expect, test } from 'vitest';
import { creditsProblem, limitChanges, limitProblem, limitValuesOf, userLimitsForm } from './user-limits-form.ts';

const problemsOf = (monthlyLimit: string, credits: string) =>
  userLimitsForm.safeParse({ monthlyLimit, credits }).error?.issues.map((issue) => issue.path[0]) ?? [];

test('limits are whole numbers from 0, credits from -1', () => {
  expect(problemsOf('0', '-1')).toEqual([]);
  expect(problemsOf('50', '3')).toEqual([]);
  expect(problemsOf('-1', '-2')).toEqual(['monthlyLimit', 'credits']);
  expect(problemsOf('1.5', 'many')).toEqual(['monthlyLimit', 'credits']);
  expect(problemsOf('1000001', '')).toEqual(['monthlyLimit', 'credits']);
});

test('each field says what it takes', () => {
  const issues = userLimitsForm.safeParse({ monthlyLimit: '-5', credits: '-5' }).error?.issues ?? [];
  expect(JSON.stringify(issues)).toContain(limitProblem);
  expect(JSON.stringify(issues)).toContain(creditsProblem);
});

test('a limit is sent only when it was changed', () => {
  const user = { monthly_analysis_limit: 50, complimentary_analysis_credits: 0 };
  expect(limitChanges({ monthlyLimit: '50', credits: '0' }, user)).toEqual({});
  expect(limitChanges({ monthlyLimit: '60', credits: '0' }, user)).toEqual({ monthly_analysis_limit: 60 });
  expect(limitChanges({ monthlyLimit: ' 50 ', credits: '-1' }, user)).toEqual({ complimentary_analysis_credits: -1 });
});

test('an unlimited plan shows an empty limit, and leaving it empty changes nothing', () => {
  const user = { monthly_analysis_limit: -1, complimentary_analysis_credits: 2 };
  expect(limitValuesOf(user)).toEqual({ monthlyLimit: '', credits: '2' });
  expect(limitChanges(limitValuesOf(user), user)).toEqual({});
});
