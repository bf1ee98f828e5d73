import { sampleReport } from '@rimawari/underwriting/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { RentRoll } from './rent-roll.tsx';

const line = { layout: '1K', area_m2: 20, rent_jpy: 50_000, common_fee_jpy: 3000, occupied: true, lease_start: null };

it('shows deposits where any room has one, and no column for them elsewhere', () => {
  const view = createReportView(sampleReport('apartment_building'), 'fragment', (path) => path);
  const shown = (deposit?: number) => {
    const lines = [{ ...line, unit: '101', ...(deposit !== undefined && { deposit_jpy: deposit }) }];
    return renderToStaticMarkup(createElement(ReportContext.Provider, { value: view }, createElement(RentRoll, { lines })));
  };
  expect(shown(100_000)).toMatch(/data-label="Deposit".*100,000/);
  expect(shown()).not.toContain('Deposit');
});
