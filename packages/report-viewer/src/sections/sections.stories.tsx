import { sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { shortReport } from '../testing/short-report.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { Assumptions } from './assumptions.tsx';
import { CashFlow } from './cash-flow.tsx';
import { Checks } from './checks.tsx';
import { Claims } from './claims.tsx';
import { Contents } from './contents.tsx';
import { Costs } from './costs.tsx';
import { EvidenceAndGaps } from './evidence.tsx';
import { ExitLadder } from './exit-ladder.tsx';
import { Financing } from './financing.tsx';
import { Glance } from './glance.tsx';
import { Income } from './income.tsx';
import { Ladder } from './ladder.tsx';
import { LongTerm } from './long-term.tsx';
import { MissingAndQuestions, NextSteps } from './questions.tsx';
import { RepairPlan } from './repair-plan.tsx';
import { ReportHeader } from './report-header.tsx';
import { Returns } from './returns.tsx';
import { Scenarios } from './scenarios.tsx';
import { Score } from './score.tsx';
import { Sensitivity } from './sensitivity.tsx';
import { Simulation } from './simulation.tsx';
import { Sources } from './sources.tsx';
import { Stress } from './stress.tsx';
import { TaxAndCash } from './tax.tsx';
import { Thresholds } from './thresholds.tsx';
import { Valuation } from './valuation.tsx';
import { WorkingFigures } from './working-figures.tsx';

const report = shortReport(sampleReport('condominium_unit'));

/** Sections of one report, each in one story: what is photographed light and dark, wide and narrow. */
function Sections({ children }: { children: ReactNode }) {
  return (
    <ShownReport report={report}>
      <article className="rv-root rv-fragment" lang="en">
        {children}
      </article>
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Sections',
  component: Sections,
  parameters: { layout: 'fullscreen' },
  tags: ['own-picture', 'in-dark'],
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = ({ args }: Story): Story => ({ args, globals: { viewport: { value: 'phone' } } });

export const Front: Story = {
  args: {
    children: (
      <>
        <ReportHeader />
        <Contents />
        <Glance />
        <Ladder />
      </>
    ),
  },
};
export const FrontOnAPhone: Story = onAPhone(Front);

export const Evidence: Story = {
  args: {
    children: (
      <>
        <Claims />
        <EvidenceAndGaps />
        <Income />
      </>
    ),
  },
};
export const EvidenceOnAPhone: Story = onAPhone(Evidence);

export const Money: Story = {
  args: {
    children: (
      <>
        <Costs />
        <Financing />
        <TaxAndCash />
        <CashFlow />
      </>
    ),
  },
};
export const MoneyOnAPhone: Story = onAPhone(Money);

export const Years: Story = {
  args: {
    children: (
      <>
        <Returns />
        <LongTerm />
        <RepairPlan />
        <ExitLadder />
      </>
    ),
  },
};
export const YearsOnAPhone: Story = onAPhone(Years);

export const Risks: Story = {
  args: {
    children: (
      <>
        <Scenarios />
        <Stress />
        <Thresholds />
        <Sensitivity />
        <Simulation />
      </>
    ),
  },
};
export const RisksOnAPhone: Story = onAPhone(Risks);

export const Judgement: Story = {
  args: {
    children: (
      <>
        <Valuation />
        <Score />
        <Checks />
        <MissingAndQuestions />
        <NextSteps />
      </>
    ),
  },
};
export const JudgementOnAPhone: Story = onAPhone(Judgement);

export const Origins: Story = {
  args: {
    children: (
      <>
        <Assumptions />
        <Sources />
        <WorkingFigures />
      </>
    ),
  },
};
export const OriginsOnAPhone: Story = onAPhone(Origins);
