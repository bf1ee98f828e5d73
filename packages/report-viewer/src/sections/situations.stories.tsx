import { type AssumptionOverrides, type InsightReport, type PropertyFacts, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts, sampleHouse } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showCurrency } from '../attach/settings.ts';
import type { Medium } from '../context/report-context.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { PrintedBody, ReportBody } from './report-body.tsx';

interface Args {
  report: InsightReport;
  medium?: Medium;
}

/** Every chapter of a report in one situation. Parts are photographed chapter by chapter; here they are read with axe. */
function Situation({ report, medium = 'fragment' }: Args) {
  return (
    <ShownReport report={report} medium={medium}>
      {medium === 'print' ? <PrintedBody /> : <ReportBody />}
    </ShownReport>
  );
}

const reportOn = (facts: PropertyFacts, overrides: AssumptionOverrides = {}): InsightReport =>
  underwrite(facts, sampleContext(facts, 'Sample'), overrides, sampleDate);
const withValues = (facts: PropertyFacts, values: Partial<PropertyFacts['values']>, extra: PropertyFacts['extra'] = {}): PropertyFacts => ({
  ...facts,
  values: { ...facts.values, ...values },
  extra: { ...facts.extra, ...extra },
});
const { price_jpy, address, prefecture, municipality } = sampleCondominium.values;
const roll = ['101', '102', '201', '202'].map((unit, index) => ({
  unit,
  layout: '1K',
  area_m2: 23.3,
  rent_jpy: index === 3 ? null : 52_000 + 1000 * index,
  common_fee_jpy: 3000,
  occupied: index !== 3,
  lease_start: index === 3 ? null : '2022-04-01',
}));

const meta = {
  title: 'Report/Situations',
  component: Situation,
  // A whole report is higher than a picture may be, and its chapters are photographed in `Report/Chapters`.
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { report: reportOn(sampleCondominium) },
} satisfies Meta<typeof Situation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sparse: Story = {
  args: { report: reportOn(sampleFacts('condominium_unit', { price_jpy, address, prefecture, municipality })) },
};
export const Conflicts: Story = {
  tags: ['in-dark'],
  args: {
    report: reportOn({
      ...sampleCondominium,
      conflicts: [{ field: 'floor_area_m2', values: [25.4, 27.1], sources: ['flyer.pdf', 'https://listing.example/offer/1'] }],
    }),
  },
};
export const LossMaking: Story = {
  args: { report: reportOn(withValues(sampleCondominium, { monthly_rent_jpy: 52_000 })) },
  tags: ['in-dark'],
};
export const Cash: Story = { args: { report: reportOn(sampleCondominium, { loan_to_price: 0 }) } };
export const Leasehold: Story = { args: { report: reportOn(withValues(sampleHouse, { land_rights: '普通借地権' })) } };
export const Auction: Story = {
  args: { report: reportOn(withValues(sampleCondominium, {}, { price_label: '売却基準価額', sale_kind: 'court_auction' })) },
  tags: ['in-dark'],
};
export const WholeBuildingWithRoll: Story = {
  args: { report: reportOn(withValues(sampleApartment, { units: 4 }, { rent_roll: roll })) },
  tags: ['in-dark'],
};
export const OldWood: Story = { args: { report: reportOn(withValues(sampleHouse, { built: '1974-05' })) } };
export const InDollars: Story = {
  play: async ({ canvasElement }) => {
    const report = canvasElement.querySelector<HTMLElement>('[data-report]');
    if (report === null) throw new Error('The story shows no report.');
    showCurrency(report, 'USD', 150);
    await expect(report.querySelector('[data-jpy]')?.textContent).toMatch(/^−?\$/);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Print: Story = { args: { medium: 'print' } };
