import { plansOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { isMostPopular, planFeatures, plansOnSale } from './plan-features.ts';

const named = (name: string) => {
  const plan = plansOf('standard').find((candidate) => candidate.name === name);
  if (plan === undefined) throw new Error(`There is no plan ${name}`);
  return plan;
};

test('free plans and free trials are left out in any letter case and spelling', () => {
  expect(plansOnSale(plansOf('with free plans')).map((plan) => plan.name)).toEqual(plansOf('standard').map((plan) => plan.name));
  const freelance = { ...named('Basic'), plan_type: 'FREELANCE' };
  expect(plansOnSale([freelance])).toEqual([freelance]);
});

test('every plan lists its allowance first and what all plans have', () => {
  expect(planFeatures(named('Basic')).map(({ text }) => text)).toEqual([
    '10 analyses a month',
    'PDF report generation',
    'Property data extraction',
    'Scenario modelling insights',
  ]);
  expect(planFeatures({ ...named('Basic'), monthly_analysis_limit: -1 })[0]?.text).toBe('Unlimited analyses');
  expect(planFeatures({ ...named('Basic'), monthly_analysis_limit: 1 })[0]?.text).toBe('1 analysis a month');
});

test('what is promised for later is marked, and nothing else is', () => {
  const later = planFeatures(named('Enterprise')).filter(({ isComing }) => isComing);
  expect(later.map(({ text }) => text)).toEqual([
    'Priority support',
    'Advanced analytics dashboard',
    'Market comparison tools',
    'API access',
    'Bulk analysis tools',
  ]);
});

test('only the plan of type PRO is the most popular', () => {
  expect(
    plansOf('standard')
      .filter(isMostPopular)
      .map((plan) => plan.name),
  ).toEqual(['Pro']);
  expect(isMostPopular({ ...named('Pro'), plan_type: 'pro' })).toBe(true);
});
