import type { InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileReport } from '../testing/hostile-report.ts';
import { shortHostile, shortMethod } from '../testing/short-report.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { Claims } from './claims.tsx';
import { EvidenceAndGaps } from './evidence.tsx';
import { Glance } from './glance.tsx';
import { Income } from './income.tsx';
import { Ladder } from './ladder.tsx';
import { MethodPage, ReportBody } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';
import { Sources } from './sources.tsx';

interface Args {
  report: InsightReport;
  page: 'report' | 'method' | 'differing' | 'strangers';
}

/** The texts of strangers: title, facts with their evidence, rent roll, sources. */
function FromStrangers() {
  return (
    <article className="rv-root rv-fragment" lang="en">
      <ReportHeader />
      <EvidenceAndGaps />
      <Income />
      <Sources />
    </article>
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

const pages = { report: <ReportBody />, method: <MethodPage />, differing: <Differing />, strangers: <FromStrangers /> };

function Shown({ report, page }: Args) {
  return <ShownReport report={report}>{pages[page]}</ShownReport>;
}

const meta = {
  tags: ['own-picture'],
  title: 'Report/Whole report',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { page: 'report', report: sampleReport('condominium_unit') },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const differing = (kind: SampleKind): Story => ({ args: { page: 'differing', report: sampleReport(kind) } });

// Read by axe as a whole, and photographed section by section: as one picture it would be higher than the formats allow.
export const CondominiumUnit: Story = { tags: ['no-visual'], parameters: { chromatic: { disableSnapshot: true } } };
export const ApartmentBuilding: Story = differing('apartment_building');
export const DetachedHouse: Story = differing('detached_house');
export const MethodAndGlossary: Story = {
  args: { page: 'method', report: shortMethod(sampleReport('condominium_unit')) },
  tags: ['own-picture', 'in-dark'],
};
export const HostileListing: Story = { args: { page: 'strangers', report: shortHostile(hostileReport()) } };
