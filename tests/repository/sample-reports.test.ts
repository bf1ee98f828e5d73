import { describe, expect, it } from 'vitest';
import { openReport, underwrite } from '../../packages/underwriting/src/index.ts';
import { reportOnSamples, sampleFiles, sampleSets } from './sample-reports.ts';

describe('the report on every sample', () => {
  it('is made of all files of the samples', () => {
    expect(new Set(sampleSets.flat())).toEqual(new Set(sampleFiles));
    expect(sampleSets.length).toBeGreaterThan(7);
  });

  it.each(sampleSets.map((files) => [files.join(' and '), files] as const))(
    'can be made again from its own inputs: %s',
    async (_, files) => {
      const report = await reportOnSamples(files);
      const stored: unknown = JSON.parse(JSON.stringify(report));
      const { inputs } = openReport(stored);
      if (inputs.context === null) throw new Error('A report of today carries its context.');
      expect(inputs.facts.values.price_jpy).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(underwrite(inputs.facts, inputs.context, inputs.overrides, inputs.asOf)))).toEqual(stored);
    },
  );
});
