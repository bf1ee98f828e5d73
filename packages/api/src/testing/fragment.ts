import { named } from './named.ts';

const data = {
  financial_analysis: {
    acquisition_costs: { brokerage: 884_400, stamp: 10_000, registration: 214_000 },
    monthly_expenses: { management: 9_800, repair_reserve: 11_200 },
    annual_taxes: { fixed_asset: 61_300, city_planning: 13_100 },
    maintenance_reserves: { equipment: 45_000 },
  },
};

function front(scripts: string): string {
  return `<article class="rv-report">
<h1>中野坂上コーポ 302号室</h1>
<section><h2>Financial analysis</h2><p>Price ¥24,800,000. How it was worked out: <a href="/analysis/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90/files/method.html">method</a>.</p></section>
<script type="application/json" data-report>${JSON.stringify(data)}</script>
${scripts}</article>`;
}

/**
 * Small fragments in the form spec section 3 gives them, for screens that only need some report. The real renderer's
 * fragments belong to the report viewer.
 */
export const fragmentOf = named<string>()({
  front: front('<script src="/assets/report/charting.js"></script><script src="/assets/report/interactivity.js"></script>'),
  nested: '<article class="rv-report"><h1>Method</h1><p>Net yield is NOI over price plus acquisition costs.</p></article>',
  'scripts unreachable': front(
    '<script src="https://nowhere.invalid/charting.js"></script><script src="https://nowhere.invalid/interactivity.js"></script>',
  ),
});
export type FragmentSituation = Parameters<typeof fragmentOf>[0];
