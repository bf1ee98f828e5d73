import { describe, expect, it } from 'vitest';
import { sampleKinds, sampleReport } from '../src/testing/index.ts';
import { variedNames, variedReport } from './varied-properties.ts';

const reports = [
  ...sampleKinds.map((kind) => [kind, sampleReport(kind)] as const),
  ...variedNames.map((name) => [name, variedReport(name)] as const),
];

/** The only rate between −99 and 300 % at which the flows are worth nothing, found by halving and not by the engine. */
function rateOf(flows: readonly number[]): number {
  const worth = (rate: number) => flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
  let [low, high] = [-0.99, 3];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return low * 100;
}

describe.each(reports)('the printed rows of %s', (_, report) => {
  const figure = (id: string) => report.figures[id]?.value ?? Number.NaN;
  const row = (id: string) => (report.series[id]?.values ?? []).map((entry) => entry ?? Number.NaN);

  it('have one first year: cash flow, cash on cash, multiple and cash after tax begin with the same flow', () => {
    const [first = Number.NaN] = row('projection.btcf');
    const equity = figure('equity.initial');
    expect(figure('returns.btcf')).toBe(first);
    expect(row('long_term.btcf')[0]).toBe(first);
    if (equity > 0) expect(figure('returns.cash_on_cash')).toBeCloseTo((first / equity) * 100, 5);
    expect(figure('returns.atcf')).toBe(first - (row('tax_schedule.income_tax')[0] ?? 0));
    const chain = row('projection.noi').map(
      (noi, year) =>
        noi -
        (row('projection.capital_reserve')[year] ?? 0) -
        (row('projection.debt_service')[year] ?? 0) +
        (row('projection.paid_at_closing')[year] ?? 0),
    );
    if (!report.assumptions.includes('assumptions.prepayment')) expect(row('projection.btcf')).toEqual(chain);
  });

  it('give the printed rate of return and multiple', () => {
    const cash = row('projection.btcf');
    const equity = figure('equity.initial');
    const flows = [-equity, ...cash];
    flows[flows.length - 1] = (flows.at(-1) ?? 0) + figure('exit.net_proceeds');
    const multiple = report.figures['returns.multiple']?.value ?? null;
    const sumOf = (sign: number) => flows.reduce((sum, flow) => sum + Math.max(0, flow * sign), 0);
    if (multiple !== null) expect(sumOf(1) / sumOf(-1)).toBeCloseTo(multiple, 5);
    const rate = report.figures['returns.irr']?.value ?? null;
    if (rate !== null) expect(rateOf(flows)).toBeCloseTo(rate, 5);
  });

  it('give the printed rate of return after tax', () => {
    const flows = [-figure('equity.initial'), ...row('tax_schedule.atcf')];
    flows[flows.length - 1] = (flows.at(-1) ?? 0) + figure('exit.net_proceeds') - figure('exit.gains_tax');
    const rate = report.figures['returns.irr_after_tax']?.value ?? null;
    if (rate !== null) expect(rateOf(flows)).toBeCloseTo(rate, 5);
  });
});
