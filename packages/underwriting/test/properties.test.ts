import { describe, expect, it } from 'vitest';
import { explain } from '../src/index.ts';
import { sampleKinds, sampleReport } from '../src/testing/index.ts';

describe('the samples', () => {
  it.each(sampleKinds)('hold no number outside figures and series: %s', (kind) => {
    const made = sampleReport(kind);
    const plain = new Set(['schema_version']);
    const lists = ['years', 'months'];
    const orphans: string[] = [];
    const walk = (node: unknown, path: string[]): void => {
      if (typeof node === 'number') {
        const key = path.at(-1) ?? '';
        const inGroup = path[0] === 'financial_analysis' && made.figures[path.join('.')]?.value === node;
        const headline = path[0] === 'headline';
        // The year of a repair says where it stands, like the years of a table.
        const address = path[0] === 'repair_plan' && key === 'year';
        const gate = path[0] === 'score_gates' && key === 'cap';
        if (!inGroup && !headline && !address && !gate && !plain.has(key) && !lists.includes(path.at(-2) ?? ''))
          orphans.push(path.join('.'));
      } else if (Array.isArray(node)) {
        for (const [index, entry] of node.entries()) walk(entry, [...path, String(index)]);
      } else if (typeof node === 'object' && node !== null) {
        // A figure says itself what it is and where it comes from, wherever it stands.
        if (['id', 'label', 'unit', 'definition', 'origin'].every((key) => key in node)) return;
        for (const [key, entry] of Object.entries(node))
          if (!['figures', 'series', 'inputs', 'exchange_rate'].includes(key) || path.length > 0) walk(entry, [...path, key]);
      }
    };
    walk(made, []);
    expect(orphans).toEqual([]);
    expect(made.headline.net_rental_yield).toBe(made.figures['returns.net_yield']?.value);
    expect(made.headline.scenario_score).toBe(made.figures['score.scenario']?.value);
    expect(made.headline.scenario_score_range).toEqual(made.figures['score.scenario']?.range);
  });

  it.each(sampleKinds)('name only figures and series that exist: %s', (kind) => {
    const made = sampleReport(kind);
    const ids = new Set([...Object.keys(made.figures), ...Object.keys(made.series)]);
    const named = [
      ...made.income,
      ...made.financing,
      ...made.returns,
      ...made.assumptions,
      ...made.headline.key_figures,
      ...made.projection.columns,
      ...made.loan_schedule.columns,
      ...made.tax.figures,
      ...made.tax.projection.columns,
      ...made.long_term.columns,
      ...made.exit_ladder.columns,
      ...made.monthly.columns,
      ...made.valuation.figures,
      ...made.simulation.figures,
      ...made.simulation.bands.columns,
      ...made.rent_roll,
      ...made.cost_groups.flatMap((group) => [group.total, group.annualised, ...group.lines.map((line) => line.figure)]),
      ...made.yield_ladder.flatMap((rung) => [rung.figure, ...(rung.step ? [rung.step] : [])]),
      ...[...made.scenarios, ...made.stress].flatMap((scenario) => [...scenario.changes, ...Object.values(scenario.outcomes)]),
      ...made.sensitivity.flatMap((bar) => [bar.low_input, bar.high_input, ...Object.values(bar.low), ...Object.values(bar.high)]),
      ...made.two_way.flatMap((table) => [table.rows, table.columns, ...table.cells]),
      ...made.thresholds.map((entry) => entry.figure),
      ...made.claims.flatMap((claim) => [claim.stated, claim.recomputed, claim.difference]),
      ...made.checks.flatMap((check) => [...check.figures, ...(check.effect ? [check.effect] : [])]),
      ...made.score_parts.flatMap((part) => [part.score, part.weight]),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(explain(made, 'returns.net_yield')?.inputs.map((input) => input.node.id)).toEqual([
      'returns.noi',
      'facts.price',
      'financial_analysis.acquisition_costs.total',
    ]);
    expect(explain(made, 'no.such.figure')).toBeNull();
  });
});
