import { type SimulationModel, type SimulationSpread, simulate } from '../../analysis/monte-carlo.ts';
import { quantile } from '../../analysis/rank.ts';
import type { OperatingYear } from '../../case/operation.ts';
import { firstYearRent, settingOf } from '../../case/settings.ts';
import { repairShockOf } from '../../case/shock-sizes.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

/** Runs in a report; a viewer may run more with the same function. */
const reportRuns = 1_000;
const reportSeed = 20_261_120;

/** Yield at which the income of the year after gives a price: what a run multiplies its own income by. */
function impliedCap({ exit }: CaseResult, price: number): number {
  return exit.noi > 0 && price > 0 ? exit.noi / price : exit.capRate;
}

/** The base case as the simulation takes it. */
export function simulationModel(base: CaseResult): SimulationModel {
  const { settings } = base;
  const first = base.years[0]?.operation;
  const paidNow = firstYearRent(settings);
  const followsRent = (operation: OperatingYear) => operation.monthly.property_management * 12 + operation.reletting;
  const withYearAfter = base.allYears.slice(0, base.years.length + 1);
  return {
    years: base.years.length,
    equity: base.equity,
    grossPotential: first?.grossPotential ?? 0,
    vacancy: settingOf(settings, 'vacancy') / 100,
    rentCosts: settingOf(settings, 'management_rate') / 100,
    lettingCosts: ((settingOf(settings, 'reletting_months') / 12) * settingOf(settings, 'turnover')) / 100,
    paidNow: paidNow === null ? null : paidNow * 12,
    operatingCosts: withYearAfter.map(({ operation }) => operation.operatingExpenses - followsRent(operation)),
    capitalReserve: base.years.map(({ operation }) => operation.capitalReserve),
    paidAtClosing: base.years.map(({ paidAtClosing }) => paidAtClosing),
    // Without a later rate the base case has nothing to adjust to; here the rate moves, so the way chosen counts.
    loan: base.terms && { ...base.terms, adjustment: settings.choices.rate_adjustment },
    exitCap: impliedCap(base, base.exit.price),
    saleCostRate: base.exit.price > 0 ? base.exit.saleCosts / base.exit.price : 0.035,
    rentChange: settingOf(settings, 'rent_change') / 100,
  };
}

/** Base case and spreads for the simulation, from the draft. */
function simulationInputs(draft: ReportDraft): { model: SimulationModel; spread: SimulationSpread } {
  const { base, settings, subject, settled, moved } = draft;
  const model = simulationModel(base);
  const { vacancy, loan } = model;
  const range = (key: 'vacancy' | 'exit_cap_spread', fallback: readonly [number, number]) => settled.get(key)?.range ?? fallback;
  const [lowVacancy, highVacancy] = range('vacancy', [vacancy * 50, Math.min(95, vacancy * 200 + 2)]);
  const yieldAt = (points: number) => {
    const at = moved('exit_cap_spread', points);
    return impliedCap(at, at.exit.price);
  };
  // The methods that price the sale span a range of their own, beside that of the yield asked.
  const caps = [
    model.exitCap,
    ...range('exit_cap_spread', [0, 1.5]).map(yieldAt),
    ...base.exitRange.map((price) => impliedCap(base, price)),
  ];
  const [rentLow, rentHigh] = draft.ranges['rent.monthly_full'] ?? [settings.monthlyRent, settings.monthlyRent];
  return {
    model,
    spread: {
      rentChange: 0.012 + (rentHigh - rentLow) / Math.max(1, settings.monthlyRent) / 20,
      vacancy: [Math.min(vacancy, lowVacancy / 100), Math.max(vacancy, highVacancy / 100)],
      rate: 0.003,
      rateCap: Math.max(0.08, loan?.annualRate ?? 0, ...(loan?.ratePath ?? []).map((step) => step.annualRate)),
      repairChance: 0.06,
      repair: [repairShockOf(subject) * 0.3, repairShockOf(subject)],
      exitCap: [Math.min(...caps), Math.max(...caps)],
    },
  };
}

/** Many seeded runs of the base case, with the spreads stated. */
export function writeSimulation(draft: ReportDraft): InsightReport['simulation'] {
  const { ledger, base } = draft;
  const { model, spread } = simulationInputs(draft);
  if (base.equity <= 0)
    return {
      figures: [],
      bands: { years: [], columns: [] },
      distributions: [],
      reading: 'Not available: the purchase needs no equity.',
    };
  const result = simulate(model, spread, reportRuns, reportSeed);
  const prepays = (draft.settings.values.prepayment ?? 0) > 0;
  const highestRate = Math.round(spread.rateCap * 1000) / 10;
  const assume = (id: string, value: number, unit: Parameters<typeof term>[2], label: string, reason: string) =>
    ledger.assumed(`simulation.${id}`, value, `simulation/${id}`, reason, null, {
      term: term(label, null, unit, 'Input of the simulation.'),
    });
  const inputs = [
    assume('seed', reportSeed, 'count', 'Seed', 'The same seed gives the same runs.'),
    assume('runs', reportRuns, 'count', 'Runs', 'Enough for stable percentiles.'),
    assume(
      'rent_spread',
      spread.rentChange * 100,
      'percent',
      'Spread of annual rent change',
      'Standard deviation around the assumed change; wider if the rent is estimated.',
    ),
    assume(
      'rate_spread',
      spread.rate * 100,
      'percent',
      'Spread of annual rate change',
      `Standard deviation of 0.3 pts a year, within 0%–${highestRate}%; the loan is modeled as adjustable, with its other terms unchanged.`,
    ),
    assume('repair_chance', spread.repairChance * 100, 'percent', 'Annual chance of unplanned repair', 'About once in 16 years.'),
    assume('repair_low', Math.round(spread.repair[0]), 'JPY', 'Smallest unplanned repair', '30% of the largest.'),
    assume('repair_high', Math.round(spread.repair[1]), 'JPY', 'Largest unplanned repair', 'The unplanned repair of the stress tests.'),
    assume(
      'vacancy_low',
      spread.vacancy[0] * 100,
      'percent',
      'Lowest vacancy',
      'Low end of the input’s range; half of the value you entered.',
    ),
    assume(
      'vacancy_high',
      spread.vacancy[1] * 100,
      'percent',
      'Highest vacancy',
      'High end of the input’s range; twice the value you entered + 2 pts.',
    ),
    assume(
      'exit_cap_low',
      spread.exitCap[0] * 100,
      'percent',
      'Lowest exit cap rate',
      'Cap rate at the highest exit price of the methods, or the low end of the input.',
    ),
    assume(
      'exit_cap_high',
      spread.exitCap[1] * 100,
      'percent',
      'Highest exit cap rate',
      'Cap rate at the lowest exit price of the methods, or the high end of the input.',
    ),
  ];
  const all = [
    ...inputs,
    'rent.monthly_full',
    'assumptions.vacancy',
    'assumptions.rent_change',
    'loan.amount',
    'assumptions.loan_rate',
    'equity.initial',
    'exit.cap_rate',
    'returns.operating_expenses',
    ...present(ledger, [
      'financial_analysis.maintenance_reserves.capital_reserve',
      'projection.paid_at_closing',
      'assumptions.interest_only_years',
      'assumptions.later_rate',
      'assumptions.later_rate_from_year',
      'assumptions.prepayment',
      'assumptions.prepayment_year',
    ]),
  ];
  const share = (id: string, value: number, label: string, definition: string) =>
    ledger.computed(`simulation.${id}`, value * 100, `share of ${reportRuns} seeded runs`, all, {
      term: term(label, null, 'percent', definition),
    });
  const rate = (id: string, at: number, label: string) => {
    const value = quantile(result.rates, at);
    return ledger.computed(`simulation.${id}`, value === null ? null : value * 100, 'rank among runs with an IRR', all, {
      term: term(label, null, 'percent', 'Before tax. Runs without an IRR are excluded here and counted separately.'),
      because: 'Not available: no run has an IRR.',
    });
  };
  const figures = [
    share(
      'any_negative_year',
      result.anyNegativeYear,
      'Runs with a negative year',
      'Share of runs with negative cash flow before tax in at least one year.',
    ),
    share(
      'capital_lost',
      result.capitalLost,
      'Runs that lose equity',
      'Share of runs in which total cash flow and sale are below the equity.',
    ),
    share(
      'without_rate',
      result.withoutRate / result.runs,
      'Runs without an IRR',
      'Share of runs in which too little is received for an IRR above −99%, or more than one rate fits.',
    ),
    rate('irr_p10', 0.1, 'IRR, 10th percentile'),
    rate('irr_p50', 0.5, 'IRR, median'),
    rate('irr_p90', 0.9, 'IRR, 90th percentile'),
  ];
  const band = (id: 'p10' | 'p50' | 'p90', label: string) =>
    ledger.series(
      `simulation.btcf_${id}`,
      result.bands[id].map(Math.round),
      'rank among the runs, year by year',
      all,
      term(label, null, 'JPY/year', 'Cash flow before tax in the simulation, on the same basis as the base case.'),
    );
  const columns = [band('p10', 'Cash flow, 10th percentile'), band('p50', 'Cash flow, median'), band('p90', 'Cash flow, 90th percentile')];
  return {
    figures: [...inputs, ...figures],
    bands: { years: result.bands.p50.map((_, index) => index + 1), columns },
    distributions: [
      'Rent change: near-normal around the assumed change, independent each year',
      'Vacancy: triangular between lowest and highest, with its peak at the assumption, redrawn around it each year',
      ...(model.loan === null
        ? ['Loan: none']
        : [
            `Interest rate: random walk with near-normal steps around the loan’s rates, within 0%–${highestRate}%`,
            'Loan: terms as in the base case; the rate changes once a year and the payment with it, or at the reviews of the five-year rule; a prepayment keeps the payment and shortens the term',
          ]),
      'Repairs: random each year, uniform between smallest and largest',
      'Exit cap rate: triangular between lowest and highest, with its peak at the base case; exit price is NOI of the year after ÷ cap rate, with selling costs at the base-case share',
      'Operating expenses, property tax and capital reserve: as in the base case in every run',
    ],
    reading: `Cash flow before tax is negative in at least one year in ${Math.round(result.anyNegativeYear * 100)}% of runs${prepays ? ' (including the prepayment year)' : ''}; ${Math.round(result.capitalLost * 100)}% of runs lose equity. The spreads are our defaults, not a forecast.`,
  };
}
