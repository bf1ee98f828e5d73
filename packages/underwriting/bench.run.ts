// Speed of the engine: one line per measure with its target. Exit 1 when a target is missed, unless BENCH_REPORT_ONLY is set.

import { createRequire } from 'node:module';
import { record } from '../../bin/quality/record.ts';
import { simulate } from './src/analysis/monte-carlo.ts';
import { underwrite } from './src/report/underwrite.ts';
import { internalRate } from './src/returns/internal-rate.ts';
import { sampleApartment, sampleContext, sampleDate } from './src/testing/index.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  /** Highest or lowest value that is still good. */
  target: { most?: number; least?: number };
}

interface Times {
  median: number;
  fastest: number;
  /** Time of the processor for one call, over all threads: what others do on the machine does not count, the collector of garbage does. */
  processor: number;
}

/** Time of a call in milliseconds, after a warm-up. */
function milliseconds(call: () => unknown, runs: number, warmUp: number): Times {
  for (let run = 0; run < warmUp; run += 1) call();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    call();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((left, right) => left - right);
  return {
    median: times[Math.floor(runs / 2)] ?? Number.NaN,
    fastest: times[0] ?? Number.NaN,
    processor: (user + system) / 1000 / runs,
  };
}

/** Calls a second over about half a second. */
function perSecond(call: (round: number) => unknown, duration = 500): number {
  let rounds = 0;
  for (let warm = 0; warm < 2_000; warm += 1) call(warm);
  const start = performance.now();
  while (performance.now() - start < duration) {
    for (let inner = 0; inner < 200; inner += 1) call(rounds + inner);
    rounds += 200;
  }
  return (rounds / (performance.now() - start)) * 1000;
}

/** 421 monthly flows: an outlay, 420 falling receipts, and a sale at the end. */
function monthlyFlows(): number[] {
  const flows = [-50_000_000, ...Array.from({ length: 420 }, (_, month) => 280_000 - month * 100)];
  flows[420] = (flows[420] ?? 0) + 30_000_000;
  return flows;
}

const load = createRequire(import.meta.url);
const context = sampleContext(sampleApartment, 'Bench');
const model = {
  years: 35,
  equity: 26e6,
  grossPotential: 5.04e6,
  vacancy: 0.08,
  rentCosts: 0.055,
  lettingCosts: 0,
  paidNow: null,
  operatingCosts: Array.from({ length: 36 }, (_, year) => 8e5 * 1.01 ** year),
  capitalReserve: Array.from({ length: 35 }, (_, year) => 3e5 * 1.01 ** year),
  paidAtClosing: Array.from({ length: 35 }, () => 0),
  loan: { principal: 47.6e6, annualRate: 0.025, months: 360, method: 'level_payment' as const },
  exitCap: 0.06,
  saleCostRate: 0.035,
  rentChange: -0.01,
};
const spread = {
  rentChange: 0.01,
  vacancy: [0.03, 0.16] as const,
  rate: 0.004,
  rateCap: 0.08,
  repairChance: 0.05,
  repair: [5e5, 2e6] as const,
  exitCap: [0.05, 0.08] as const,
};
const flows = monthlyFlows();
const rateOf = (round: number) => {
  flows[0] = -50_000_000 - (round % 1_000);
  return internalRate(flows).value;
};

// As in a worker or a server that has made some reports: before that the compiler of the machine is measured too.
const report = milliseconds(() => underwrite(sampleApartment, context, {}, sampleDate), 200, 400);
const paths = milliseconds(() => simulate(model, spread, 10_000, 42), 21, 5);
const lines = (name: string, times: Times, most: number): Measure[] => [
  { name: `${name}, median`, value: times.median, unit: 'ms', target: { most } },
  { name: `${name}, fastest`, value: times.fastest, unit: 'ms', target: {} },
  { name: `${name}, processor`, value: times.processor, unit: 'ms', target: {} },
];
const measures: Measure[] = [
  ...lines('underwrite, one whole report', report, 4),
  ...lines('Monte Carlo, 10,000 paths of 35 years with IRR', paths, 15),
  { name: 'IRR of 421 flows', value: perSecond(rateOf), unit: 'a second', target: { least: 150_000 } },
];

/** Others' solvers on the same flows, where they are installed; they have no target of ours. */
function others(): Measure[] {
  const list: Measure[] = [];
  try {
    const { irr } = load('node-irr') as { irr: (values: number[]) => number };
    const theirs = (round: number) => {
      flows[0] = -50_000_000 - (round % 1_000);
      return irr(flows);
    };
    list.push({ name: 'IRR of 421 flows, node-irr', value: perSecond(theirs), unit: 'a second', target: {} });
    // In turns, so that what else the machine does slows both.
    const ratios = Array.from({ length: 7 }, () => perSecond(rateOf, 150) / perSecond(theirs, 150));
    list.push({
      name: 'IRR, times as fast as node-irr',
      value: ratios.toSorted((a, b) => a - b)[3] ?? 0,
      unit: 'times',
      target: { least: 5 },
    });
  } catch {
    console.log('node-irr is not installed; left out.');
  }
  try {
    const xirr = load('xirr') as (values: { amount: number; when: Date }[]) => number;
    const dated = flows.map((amount, month) => ({ amount, when: new Date(Date.UTC(2026, month, 1)) }));
    const start = performance.now();
    let rounds = 0;
    for (; performance.now() - start < 500; rounds += 1) xirr(dated);
    list.push({ name: 'XIRR of 421 flows, xirr', value: (rounds / (performance.now() - start)) * 1000, unit: 'a second', target: {} });
  } catch {
    console.log('xirr is not installed; left out.');
  }
  return list;
}

let missed = 0;
const all = [...measures, ...others()];
for (const { name, value, unit, target } of all) {
  const fails = (target.most !== undefined && value > target.most) || (target.least !== undefined && value < target.least);
  if (fails) missed += 1;
  const shown = value >= 1_000 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
  const goal =
    target.most !== undefined
      ? `at most ${target.most}`
      : target.least !== undefined
        ? `at least ${target.least.toLocaleString('en-US')}`
        : 'for comparison';
  console.log(`${name.padEnd(58)} ${shown.padStart(12)} ${unit.padEnd(9)} (${goal})${fails ? '  MISSED' : ''}`);
}
const ratio = all.find(({ name }) => name === 'IRR, times as fast as node-irr');
record({ 'engine.report': report.median, 'engine.paths': paths.median, ...(ratio && { 'engine.irr_ratio': ratio.value }) });
if (missed > 0 && !process.env.BENCH_REPORT_ONLY) process.exitCode = 1;
