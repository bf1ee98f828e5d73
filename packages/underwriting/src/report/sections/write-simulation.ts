import { type SimulationModel, type SimulationSpread, simulate } from '../../analysis/monte-carlo.ts';
import { quantile } from '../../analysis/rank.ts';
import type { OperatingYear } from '../../case/operation.ts';
import { firstYearRent, settingOf } from '../../case/settings.ts';
import { repairShockOf } from '../../case/shock-sizes.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import type { Term } from '../../figures/ledger.ts';
import * as shared from '../../texts/shared-texts.ts';
import * as texts from '../../texts/simulation-texts.ts';
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
      reading: shared.noEquity,
    };
  const result = simulate(model, spread, reportRuns, reportSeed);
  const prepays = (draft.settings.values.prepayment ?? 0) > 0;
  const highestRate = Math.round(spread.rateCap * 1000) / 10;
  const assume = (id: string, value: number, label: Term, reason: string) =>
    ledger.assumed(`simulation.${id}`, value, `simulation/${id}`, reason, null, { term: label });
  const inputs = [
    assume('seed', reportSeed, texts.seed, texts.seedReason),
    assume('runs', reportRuns, texts.runs, texts.runsReason),
    assume('rent_spread', spread.rentChange * 100, texts.rentSpread, texts.rentSpreadReason),
    assume('rate_spread', spread.rate * 100, texts.rateSpread, texts.rateSpreadReason(highestRate)),
    assume('repair_chance', spread.repairChance * 100, texts.repairChance, texts.repairChanceReason),
    assume('repair_low', Math.round(spread.repair[0]), texts.repairLow, texts.repairLowReason),
    assume('repair_high', Math.round(spread.repair[1]), texts.repairHigh, texts.repairHighReason),
    assume('vacancy_low', spread.vacancy[0] * 100, texts.vacancyLow, texts.vacancyLowReason),
    assume('vacancy_high', spread.vacancy[1] * 100, texts.vacancyHigh, texts.vacancyHighReason),
    assume('exit_cap_low', spread.exitCap[0] * 100, texts.exitCapLow, texts.exitCapLowReason),
    assume('exit_cap_high', spread.exitCap[1] * 100, texts.exitCapHigh, texts.exitCapHighReason),
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
  const share = (id: string, value: number, label: Term) =>
    ledger.computed(`simulation.${id}`, value * 100, texts.shareFormula(reportRuns), all, { term: label });
  const rate = (id: string, at: number, label: Term) => {
    const value = quantile(result.rates, at);
    return ledger.computed(`simulation.${id}`, value === null ? null : value * 100, texts.rankFormula, all, {
      term: label,
      because: texts.noRate,
    });
  };
  const figures = [
    share('any_negative_year', result.anyNegativeYear, texts.anyNegativeYear),
    share('capital_lost', result.capitalLost, texts.capitalLost),
    share('without_rate', result.withoutRate / result.runs, texts.withoutRate),
    rate('irr_p10', 0.1, texts.irrLow),
    rate('irr_p50', 0.5, texts.irrMedian),
    rate('irr_p90', 0.9, texts.irrHigh),
  ];
  const band = (id: 'p10' | 'p50' | 'p90', label: Term) =>
    ledger.series(`simulation.btcf_${id}`, result.bands[id].map(Math.round), texts.cashFormula, all, label);
  const columns = [band('p10', texts.cashLow), band('p50', texts.cashMedian), band('p90', texts.cashHigh)];
  return {
    figures: [...inputs, ...figures],
    bands: { years: result.bands.p50.map((_, index) => index + 1), columns },
    distributions: [
      texts.rentDistribution,
      texts.vacancyDistribution,
      ...(model.loan === null ? [texts.noLoanDistribution] : [texts.rateDistribution(highestRate), texts.loanDistribution]),
      texts.repairDistribution,
      texts.exitCapDistribution,
      texts.notDistributed,
    ],
    reading: texts.shares(Math.round(result.anyNegativeYear * 100), prepays, Math.round(result.capitalLost * 100)),
  };
}
