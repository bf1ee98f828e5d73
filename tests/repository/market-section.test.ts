import { beforeAll, describe, expect, it } from 'vitest';
import type { ComputedReport } from '../../packages/underwriting/src/index.ts';
import { reportOnSamples, sampleSets } from './sample-reports.ts';

/** Figures of the section Market that do not say who published them, or of what time they are. */
function unsourced({ figures, series, market }: ComputedReport): string[] {
  if (!market) return ['no section'];
  const sourced = (id: string): boolean => {
    const origin = (figures[id] ?? series[id])?.origin;
    if (origin?.kind === 'dataset')
      return [origin.dataset.source, origin.dataset.vintage, origin.dataset.licence].every((text) => text.trim() !== '');
    return origin?.kind === 'computed' && origin.inputs.length > 0 && origin.inputs.every(sourced);
  };
  const levels = market.comparisons.flatMap(({ level, others }) => [level, ...others]);
  const people = market.population?.columns ?? [];
  const stations = market.stations.map(({ distance }) => distance);
  const texts = [...market.comparisons, ...market.stations, ...(market.population ? [market.population] : [])];
  return [
    ...[...levels, ...people, ...stations].filter((id) => !sourced(id)),
    ...texts
      .filter(({ source, vintage }) => source.trim() === '' || vintage.trim() === '')
      .map((entry) => JSON.stringify(entry).slice(0, 80)),
    ...market.hazards.filter(({ state, source }) => state !== 'not_checked' && source === null).map(({ kind }) => kind),
  ];
}

describe('the section Market of a report', () => {
  let reports: ComputedReport[];
  beforeAll(async () => {
    reports = await Promise.all(sampleSets.map((files) => reportOnSamples(files)));
  });

  it('gives every figure with its source and its vintage', () => {
    expect(reports.length).toBeGreaterThan(5);
    for (const report of reports) expect(unsourced(report), report.analysis.title).toEqual([]);
  });

  it('has levels and people for the samples', () => {
    for (const { market, analysis } of reports) {
      expect(
        market?.comparisons.map(({ id }) => id),
        analysis.title,
      ).toEqual(expect.arrayContaining(['market.rent_level', 'market.land_price', 'market.rental_vacancy']));
      expect(market?.population?.columns, analysis.title).toHaveLength(3);
    }
  });

  it('is refused where a level has lost its vintage, or a hazard that was found its source', () => {
    const [report] = structuredClone(reports);
    const [row] = report?.market?.comparisons ?? [];
    if (!report?.market || !row) throw new Error('The first sample has no level.');
    const origin = report.figures[row.level]?.origin;
    if (origin?.kind === 'dataset') origin.dataset.vintage = '';
    report.market.hazards = report.market.hazards.map((hazard) => ({ ...hazard, state: 'found' }));
    expect(unsourced(report)).toEqual(expect.arrayContaining([row.level, 'flood']));
  });
});
