import type { InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import { reportStyles } from '../render/styles.ts';
import { hostileReport } from '../testing/hostile-report.ts';
import { Claims } from './claims.tsx';
import { EvidenceAndGaps } from './evidence.tsx';
import { Glance } from './glance.tsx';
import { Income } from './income.tsx';
import { Ladder } from './ladder.tsx';
import { MethodPage, ReportBody } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';

interface Args {
  report: InsightReport;
  page: 'report' | 'method' | 'differing';
}

/** The report as it stands without scripts, in the theme of the workbench. */
function Shown({ report, page }: Args) {
  return (
    <ReportContext value={createReportView(plainTexts(report), 'fragment', (path) => `#${path}`)}>
      <style>{reportStyles}</style>
      {page === 'report' ? <ReportBody /> : page === 'method' ? <MethodPage /> : <Differing />}
    </ReportContext>
  );
}

/** The parts in which kinds of property differ: whole pages of each would be pictures of the same tables. */
function Differing() {
  return (
    <article className="rv-root rv-fragment" lang="en">
      <ReportHeader />
      <Glance />
      <Ladder />
      <Claims />
      <EvidenceAndGaps />
      <Income />
    </article>
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

const differing = (kind: SampleKind): Story => ({ args: { page: 'differing', report: sampleReport(kind) } });

export const CondominiumUnit: Story = {};
export const ApartmentBuilding: Story = differing('apartment_building');
export const DetachedHouse: Story = differing('detached_house');
export const MethodAndGlossary: Story = { args: { page: 'method' } };
export const HostileListing: Story = { args: { page: 'differing', report: hostileReport() } };
export const OnAPhone: Story = { args: { page: 'differing' }, globals: { viewport: { value: 'phone' } } };
