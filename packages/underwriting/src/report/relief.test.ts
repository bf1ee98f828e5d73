import { describe, expect, it } from 'vitest';
import { sampleApartment, sampleContext } from '../testing/index.ts';
import { leavesOf } from './explain.ts';
import { underwrite } from './underwrite.ts';

const on = (date: string) => underwrite(sampleApartment, sampleContext(sampleApartment, 'Block'), {}, date);

describe('a relief that has ended', () => {
  it('stands beside the statutory figure, with a leaf that says when it ended', () => {
    const report = on('2027-06-01');
    expect(report.financial_analysis.acquisition_costs.stamp_sale).toBe(60_000);
    expect(report.figures['relief.stamp_sale']?.value).toBe(30_000);
    expect(JSON.stringify(leavesOf(report, 'relief.stamp_sale'))).toContain('2027-03-31');
    expect(report.notes.some((note) => note.includes('the model uses ¥60,000 instead of ¥30,000'))).toBe(true);
  });

  it('shows the acquisition tax under both, the halved base of the land included', () => {
    const { figures, financial_analysis: analysis } = on('2027-06-01');
    const land = figures['assessment.land']?.value ?? 0;
    const cut = (value: number, unit: number) => Math.floor(value / unit) * unit;
    expect(analysis.acquisition_costs.acquisition_tax_land).toBe(cut(cut(land, 1_000) * 0.04, 100));
    expect(figures['relief.acquisition_tax_land']?.value).toBe(cut(cut(land / 2, 1_000) * 0.03, 100));
  });

  it('does so for the land’s registration only from April 2029', () => {
    expect(on('2029-03-31').figures['relief.registration_land']).toBeUndefined();
    const { figures, financial_analysis: analysis } = on('2029-04-01');
    expect(figures['relief.registration_land']?.value).toBeLessThan(analysis.acquisition_costs.registration_land ?? 0);
  });

  it('is not mentioned while it holds', () => {
    expect(Object.keys(on('2026-11-20').figures).filter((id) => id.startsWith('relief.'))).toEqual([]);
  });
});
