import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { type Compared, comparedOf, compareReports } from './comparison.ts';

const report = sampleReport('condominium_unit');
const [unit, block] = [comparedOf(report), comparedOf(sampleReport('apartment_building'))];
const rowOf = (id: string, ...reports: (Compared | null)[]) => {
  const row = compareReports(reports).find((found) => found.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
/** The report with another value of a figure. */
const withValue = (column: Compared, id: string, value: number | null): Compared => {
  const figure = column.figures[id];
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return { ...column, figures: { ...column.figures, [id]: { ...figure, value } } };
};
const standings = (...values: (number | null)[]) =>
  rowOf('returns.net_yield', ...values.map((value) => withValue(unit, 'returns.net_yield', value))).cells.map(({ standing }) => standing);

describe('reports side by side', () => {
  it('are compared in price, yields, cash, coverage, return, score, grade, risk, building and unknowns', () => {
    expect(compareReports([unit, block]).map(({ id }) => id)).toEqual([
      'facts.price',
      'exit.day_one',
      'returns.gross_yield',
      'returns.net_yield',
      'returns.atcf',
      'returns.dscr',
      'returns.irr',
      'score.scenario',
      'score.with_loan',
      'evidence_grade',
      'risk_level',
      'facts.built',
      'facts.structure',
      'facts.floor_area',
      'facts.land_area',
      'facts.walk_minutes',
      'missing',
    ]);
  });

  it('show the figures of the reports, each with its unit and what it means', () => {
    for (const row of compareReports([unit, block])) {
      expect([row.id, row.label.length > 0, row.definition.length > 0, row.cells.length]).toEqual([row.id, true, true, 2]);
      for (const [place, column] of [unit, block].entries()) {
        const figure = column.figures[row.id];
        if (figure !== undefined) expect([row.unit, row.cells[place]?.value]).toEqual([figure.unit, figure.value]);
      }
    }
    expect(rowOf('facts.built', unit, block).cells[0]?.texts).toEqual(['Mar 2008']);
    expect(rowOf('returns.dscr', unit).cells[0]?.value).toBe(report.figures['returns.dscr']?.value);
    expect(rowOf('missing', unit).cells[0]?.texts).toEqual(report.missing.slice(0, 3).map(({ label }) => label));
  });

  it('leave out the area of land where there is none to speak of', () => {
    expect(compareReports([unit, unit]).map(({ id }) => id)).not.toContain('facts.land_area');
  });

  it('say which value is the highest and which the lowest, of those that a reader can tell apart', () => {
    expect(standings(3, 5, 4)).toEqual(['lowest', 'highest', null]);
    expect(standings(5, 5, 4)).toEqual(['highest', 'highest', 'lowest']);
    expect(standings(-1.2, 0)).toEqual(['lowest', 'highest']);
    expect(standings(3.01, 3.04)).toEqual([null, null]);
    expect(standings(3, null, 4)).toEqual(['lowest', null, 'highest']);
    expect(standings(3, null)).toEqual([null, null]);
    expect(standings(null, null)).toEqual([null, null]);
  });

  it('rank grades and risks by what they mean, and nothing of a building', () => {
    const graded = (evidence_grade: string, risk_level: string): Compared => ({ ...unit, evidence_grade, risk_level });
    const [good, bad] = [graded('A', 'low'), graded('D', 'high')];
    expect(rowOf('evidence_grade', bad, good).cells.map(({ texts, standing }) => [texts, standing])).toEqual([
      [['D'], 'lowest'],
      [['A'], 'highest'],
    ]);
    expect(rowOf('risk_level', bad, good).cells.map(({ standing }) => standing)).toEqual(['highest', 'lowest']);
    for (const id of ['facts.floor_area', 'facts.walk_minutes', 'facts.built'])
      expect(rowOf(id, unit, block).cells.map(({ standing }) => standing)).toEqual([null, null]);
  });

  it('leave a column empty whose report could not be worked out', () => {
    for (const { cells } of compareReports([unit, null, block]))
      expect(cells[1]).toEqual({ value: null, range: null, texts: [], because: null, standing: null });
  });
});
