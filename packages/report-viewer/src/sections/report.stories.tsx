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
import { Sources } from './sources.tsx';

interface Args {
  report: InsightReport;
  page: 'report' | 'method' | 'differing' | 'strangers';
}

/** The report as it stands without scripts, in the theme of the workbench. */
function Shown({ report, page }: Args) {
  return (
    <ReportContext value={createReportView(plainTexts(report), 'fragment', (path) => `#${path}`)}>
      <style>{reportStyles}</style>
      {pages[page]}
    </ReportContext>
  );
}

/** A report with the first rules and the first terms of its glossary: a page of hundreds would be a picture of the same two tables. */
function shortMethod(report: InsightReport): InsightReport {
  const figures = Object.fromEntries(Object.entries(report.figures).slice(0, 24));
  return { ...report, figures, rules: report.rules.slice(0, 10) };
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

/** Few of the words of a hostile listing: the tests run all of them, and the picture shows what one of each does. */
function shortHostile(): InsightReport {
  const report = hostileReport();
  const { facts } = report;
  const evidence = Object.fromEntries(Object.entries(facts.evidence).filter(([field]) => ['address', 'layout', 'zoning'].includes(field)));
  const { rent_roll: rooms = [], ...extra } = facts.extra;
  return { ...report, facts: { ...facts, evidence, extra: { ...extra, rent_roll: rooms.slice(0, 4) } } };
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
export const MethodAndGlossary: Story = { args: { page: 'method', report: shortMethod(sampleReport('condominium_unit')) } };
export const HostileListing: Story = { args: { page: 'strangers', report: shortHostile() } };
export const OnAPhone: Story = { args: { page: 'differing' }, globals: { viewport: { value: 'phone' } } };
