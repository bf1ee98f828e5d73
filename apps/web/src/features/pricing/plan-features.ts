import type { Schemas } from '@rimawari/api';

type Plan = Schemas['Plan'];

/** One line of a plan's list. What is promised and not built yet says so. */
export interface PlanFeature {
  text: string;
  isComing: boolean;
}

const here = (text: string): PlanFeature => ({ text, isComing: false });
const coming = (text: string): PlanFeature => ({ text, isComing: true });

/** What a plan holds, its allowance first. */
export function planFeatures(plan: Plan): PlanFeature[] {
  const { priority_support, advanced_analytics, api_access } = plan.features;
  return [
    here(allowanceText(plan.monthly_analysis_limit)),
    here('PDF report generation'),
    here('Property data extraction'),
    here('Scenario modelling insights'),
    ...(priority_support ? [coming('Priority support')] : []),
    ...(advanced_analytics ? [coming('Advanced analytics dashboard'), coming('Market comparison tools')] : []),
    ...(api_access ? [coming('API access'), coming('Bulk analysis tools')] : []),
  ];
}

/** −1 is unlimited. */
function allowanceText(limit: number): string {
  if (limit === -1) return 'Unlimited analyses';
  return limit === 1 ? '1 analysis a month' : `${limit} analyses a month`;
}

/** Plans for the pricing page: free ones and free trials, in any letter case, are not sold. */
export function plansOnSale(plans: readonly Plan[]): Plan[] {
  return plans.filter((plan) => !/^free([\s_-]*trial)?$/i.test(plan.plan_type.trim()));
}

export function isMostPopular(plan: Plan): boolean {
  return plan.plan_type.toUpperCase() === 'PRO';
}
