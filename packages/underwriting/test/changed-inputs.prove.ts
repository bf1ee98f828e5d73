import assert from 'node:assert/strict';
import fc from 'fast-check';
import { simulate } from '../src/analysis/monte-carlo.ts';
import { stressPresets } from '../src/analysis/stress-presets.ts';
import { type CaseChange, inputsOf } from '../src/case/input-change.ts';
import { outcomeOf } from '../src/case/metrics.ts';
import { settleInputs } from '../src/case/resettle.ts';
import { scenarioPlans } from '../src/case/scenarios.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { readSubject } from '../src/facts/subject.ts';
import { type ComputedReport, type ScenarioInputs, underwrite, withScenario } from '../src/index.ts';
import { simulationModel } from '../src/report/sections/write-simulation.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleHouse } from '../src/testing/index.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';

const asOf = '2026-11-20';

function reportOf({ facts, market, overrides }: AnyOffer): ComputedReport {
  const context = sampleContext(facts, 'x');
  return underwrite(facts, market ? { ...context, market } : context, overrides, asOf);
}

/** The offer as the product runs it with a reader's inputs. */
const under = (offer: AnyOffer, scenario: ScenarioInputs): AnyOffer => ({ ...withScenario(offer, scenario), market: offer.market });

/** A number that a report shows for a changed input, and what a run with that input gives. */
interface Cell {
  name: string;
  shown: number | null;
  ofRun: () => number | null;
}

const seriesAt = (report: ComputedReport, id: string, index: number) => report.series[id]?.values[index] ?? null;
const figureOf = (report: ComputedReport, id: string) => report.figures[id]?.value ?? null;

/** Figures keep six decimals. */
const settled = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e6) / 1e6);

function sensitivityCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  return report.sensitivity.flatMap((bar) =>
    (['low', 'high'] as const).flatMap((end) => {
      const input = figureOf(report, bar[`${end}_input`]) ?? Number.NaN;
      const run = once(() => reportOf(under(offer, { assumptions: { [bar.id]: input } })));
      return (['net_yield', 'btcf', 'npv'] as const).map((outcome) => ({
        name: `sensitivity of ${bar.id} at ${input}: ${outcome}`,
        shown: figureOf(report, bar[end][outcome]),
        ofRun: () => figureOf(run(), `returns.${outcome}`),
      }));
    }),
  );
}

function ladderCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  const columns = {
    price: 'exit.price',
    sale_costs: 'exit.sale_costs',
    loan_balance: 'exit.loan_balance',
    gains_tax: 'exit.gains_tax',
    irr: 'returns.irr',
    irr_after_tax: 'returns.irr_after_tax',
  };
  return report.exit_ladder.years.flatMap((year, index) => {
    const run = once(() => reportOf(under(offer, { assumptions: { holding_years: year } })));
    return Object.entries(columns).map(([column, figure]) => ({
      name: `exit ladder, ${column} of year ${year}`,
      shown: settled(seriesAt(report, `exit_ladder.${column}`, index)),
      ofRun: () => figureOf(run(), figure),
    }));
  });
}

function otherCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  const owners = (['resident', 'non_resident', 'company'] as const).flatMap((owner) => {
    const run = once(() => reportOf(under(offer, { assumptions: { owner } })));
    const figures = { atcf_year_2: 'returns.atcf_year_2', gains_tax: 'exit.gains_tax', irr_after_tax: 'returns.irr_after_tax' };
    return Object.entries(figures).flatMap(([name, figure]) => {
      const id = `other_owner.${owner}.${name}`;
      return id in report.figures
        ? [{ name: `${name} of the owner ${owner}`, shown: figureOf(report, id), ofRun: () => figureOf(run(), figure) }]
        : [];
    });
  });
  const cash = once(() => reportOf(under(offer, { assumptions: { loan_to_price: 0 } })));
  const allCash = {
    equity: 'equity.initial',
    btcf: 'returns.btcf',
    cash_on_cash: 'returns.cash_on_cash',
    irr: 'returns.irr',
    multiple: 'returns.multiple',
  };
  return [
    ...owners,
    ...Object.entries(allCash).flatMap(([name, figure]) => {
      const id = `cash_purchase.${name}`;
      return id in report.figures
        ? [{ name: `all cash: ${name}`, shown: figureOf(report, id), ofRun: () => figureOf(cash(), figure) }]
        : [];
    }),
  ];
}

const relative = (offer: AnyOffer, change: CaseChange) => {
  const { subject, settings } = settleInputs(readSubject(offer.facts, asOf, offer.market), offer.overrides, 36);
  return { subject, settings, inputs: inputsOf(settings, change) };
};

/** Scenarios and stress cases: the run has the inputs that can be entered, and the two shocks that cannot. */
function scenarioCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  const subject = readSubject(offer.facts, asOf, offer.market);
  const plans = [
    ...scenarioPlans(subject).map((plan) => ['scenario', plan] as const),
    ...stressPresets(subject).map((plan) => ['stress', plan] as const),
  ].filter(([, { id }]) => id !== 'base');
  return plans.flatMap(([prefix, { id, change }]) => {
    const { inputs } = relative(offer, change);
    const shocked = once(() => {
      const { facts, market, overrides } = under(offer, { assumptions: inputs.set ?? {} });
      const run = settleInputs(readSubject(facts, asOf, market), overrides, 36);
      const { repairShock = null, exitPriceFactor = 1 } = inputs;
      return workOutCase(run.subject, { ...run.settings, repairShock, exitPriceFactor });
    });
    return (['noi', 'btcf', 'dscr', 'net_yield', 'irr'] as const).map((outcome) => ({
      name: `${prefix} ${id}: ${outcome}`,
      shown: figureOf(report, `${prefix}.${id}.${outcome}`),
      ofRun: () => settled(outcomeOf[outcome](shocked())),
    }));
  });
}

function twoWayCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  const price = offer.facts.values.price_jpy ?? 0;
  return report.two_way.flatMap(({ id, rows, columns, cells }) =>
    cells.flatMap((line, row) =>
      (report.series[columns]?.values ?? []).map((column, index) => {
        const [first, second] = [seriesAt(report, rows, row) ?? 0, column ?? 0];
        const ofPrice = id === 'price_vacancy';
        const scenario = (): ScenarioInputs => {
          if (!ofPrice) return { assumptions: relative(offer, { rentFactor: 1 + first / 100, ratePoints: second }).inputs.set ?? {} };
          const priced: ScenarioInputs = { price_jpy: Math.round(price * (1 + first / 100)) };
          return { ...priced, assumptions: relative(under(offer, priced), { vacancyPoints: second }).inputs.set ?? {} };
        };
        return {
          name: `table ${id} at ${first} and ${second}`,
          shown: settled(seriesAt(report, line, index)),
          ofRun: () => figureOf(reportOf(under(offer, scenario())), ofPrice ? 'returns.net_yield' : 'returns.btcf'),
        };
      }),
    ),
  );
}

/** Ranges that an estimated rent gives. */
function rangeCells(offer: AnyOffer, report: ComputedReport): Cell[] {
  const rents = report.figures['rent.monthly_full']?.range;
  if (!rents) return [];
  const runs = rents.map((monthly_rent) => once(() => reportOf(under(offer, { assumptions: { monthly_rent } }))));
  return (['returns.btcf', 'returns.noi', 'returns.npv'] as const).flatMap((id) => {
    const range = report.figures[id]?.range ?? null;
    if (range === null) return [];
    const ends = once(() => [figureOf(report, id) ?? 0, ...runs.map((run) => figureOf(run(), id) ?? 0)]);
    return [
      { name: `low end of ${id}`, shown: range[0], ofRun: () => Math.min(...ends()) },
      { name: `high end of ${id}`, shown: range[1], ofRun: () => Math.max(...ends()) },
    ];
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const cellsOf = (offer: AnyOffer, report: ComputedReport): Cell[] => [
  ...sensitivityCells(offer, report),
  ...ladderCells(offer, report),
  ...otherCells(offer, report),
  ...scenarioCells(offer, report),
  ...twoWayCells(offer, report),
  ...rangeCells(offer, report),
];

/** Without other spread, a simulation whose vacancy stands at an end of its range runs as the case with that vacancy does. */
function checkSimulation(offer: AnyOffer, report: ComputedReport): void {
  for (const end of ['low', 'high'] as const) {
    const vacancy = (figureOf(report, `simulation.vacancy_${end}`) ?? Number.NaN) / 100;
    if (Number.isNaN(vacancy) || vacancy > 0.9) continue;
    const baseOf = ({ facts, market, overrides }: AnyOffer) => {
      const { subject, settings } = settleInputs(readSubject(facts, asOf, market), overrides, 36);
      return workOutCase(subject, settings);
    };
    const model = simulationModel(baseOf(offer));
    const spread = {
      rentChange: 0,
      vacancy: [vacancy, vacancy],
      rate: 0,
      rateCap: 0.3,
      repairChance: 0,
      repair: [0, 0],
      exitCap: [model.exitCap, model.exitCap],
    } as const;
    const run = baseOf(under(offer, { assumptions: { vacancy: vacancy * 100 } }));
    const { p50 } = simulate({ ...model, vacancy }, spread, 1, 1).bands;
    for (const [index, year] of run.years.entries()) {
      // Payments are cut to whole yen, the simulation's are not: a loan that a prepayment shortens can end a month apart.
      const aMonth = model.loan?.prepayments?.some(({ effect }) => effect === 'shorten') ? year.debtService / 100 : 0;
      const near = year.operation.grossPotential * 0.006 + 100 + aMonth;
      assert.ok(
        Math.abs((p50[index] ?? Number.NaN) - year.btcf) < near,
        `simulation at a vacancy of ${vacancy}, year ${index + 1}: ${p50[index]} is not ${year.btcf}`,
      );
    }
  }
}

/** The price that brings the best fifth does, and the next step does not. */
function checkBestFifth(offer: AnyOffer, report: ComputedReport): void {
  const price = figureOf(report, 'score.best_fifth_price');
  if (price === null) return;
  const step = (offer.facts.values.price_jpy ?? 0) >= 1_000_000 ? 10_000 : 1;
  const scoreAt = (price_jpy: number) => figureOf(reportOf(under(offer, { price_jpy })), 'score.before_gates') ?? Number.NaN;
  assert.ok(scoreAt(price) >= 6.5 - 1e-6, `At ${price} the score is ${scoreAt(price)}.`);
  assert.ok(scoreAt(price + step) < 6.5 + 1e-6, `A step above ${price} the score is ${scoreAt(price + step)}.`);
}

function checkCells(cells: readonly Cell[]): void {
  for (const { name, shown, ofRun } of cells) assert.equal(shown, ofRun(), `${name} is not what a run gives`);
}

const samples: AnyOffer[] = [sampleCondominium, sampleApartment, sampleHouse].map((facts) => ({ facts, market: null, overrides: {} }));

export default {
  title: 'what a report shows for a changed input is what a run with that input gives',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let compared = 0;
    for (const offer of samples) {
      const report = reportOf(offer);
      const cells = cellsOf(offer, report).filter((_, index) => scale === 'full' || index % 9 === 0);
      checkCells(cells);
      checkSimulation(offer, report);
      compared += cells.length;
    }
    const extent = scale === 'full' ? { numRuns: 2_000 } : { numRuns: 10, seed: 20_261_128 };
    fc.assert(
      fc.property(anyOffer, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (offer, picked) => {
        const report = reportOf(offer);
        const cells = cellsOf(offer, report);
        const some = picked.map((pick) => cells[pick % cells.length] as Cell);
        checkCells(some);
        checkSimulation(offer, report);
        checkBestFifth(offer, report);
        compared += some.length;
      }),
      extent,
    );
    return `${compared} shown figures`;
  },
};
