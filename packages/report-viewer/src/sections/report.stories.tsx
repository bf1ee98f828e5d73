import type { InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import { reportStyles } from '../render/styles.ts';
import { hostileReport } from '../testing/hostile-report.ts';
import { MethodPage, ReportBody } from './report-body.tsx';

interface Args {
  report: InsightReport;
  page: 'report' | 'method';
}

/** The report as it stands without scripts, in the theme of the workbench. */
function Shown({ report, page }: Args) {
  return (
    <ReportContext value={createReportView(plainTexts(report), 'fragment', (path) => `#${path}`)}>
      <style>{reportStyles}</style>
      {page === 'report' ? <ReportBody /> : <MethodPage />}
    </ReportContext>
  );
}

const meta = {
  title: 'Report/Whole report',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { page: 'report', report: sampleReport('condominium_unit') },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (kind: SampleKind): Story => ({ args: { report: sampleReport(kind) } });

export const CondominiumUnit: Story = of('condominium_unit');
export const ApartmentBuilding: Story = of('apartment_building');
export const DetachedHouse: Story = of('detached_house');
export const MethodAndGlossary: Story = { args: { page: 'method' } };
export const HostileListing: Story = { args: { report: hostileReport() } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
