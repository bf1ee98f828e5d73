import { sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Medium } from '../context/report-context.ts';
import { shortReport } from '../testing/short-report.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { Chapters } from './chapters.tsx';
import { Contents } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';

const report = shortReport(sampleReport('condominium_unit'));

interface Args {
  only: string[];
  /** Whether title, switches and contents stand above. */
  headed?: boolean;
  medium?: Medium;
}

/** Chapters of one report, a few in each story: what is photographed light and dark, wide and narrow. */
function ShownChapters({ only, headed = false, medium = 'fragment' }: Args) {
  return (
    <ShownReport report={report} medium={medium}>
      <article className={`rv-root rv-${medium}`} lang="en">
        {headed && (
          <>
            <ReportHeader />
            <Contents />
          </>
        )}
        <Chapters only={(id) => only.includes(id)} />
      </article>
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Chapters',
  component: ShownChapters,
  parameters: { layout: 'fullscreen' },
  tags: ['own-picture'],
} satisfies Meta<typeof ShownChapters>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = ({ args }: Story): Story => ({ args, globals: { viewport: { value: 'phone' } } });

export const Front: Story = { args: { only: ['glance'], headed: true }, tags: ['in-dark'] };
export const FrontOnAPhone: Story = onAPhone(Front);

export const Evidence: Story = { args: { only: ['evidence'] }, tags: ['in-dark'] };
export const EvidenceOnAPhone: Story = onAPhone(Evidence);

export const IncomeAndCosts: Story = { args: { only: ['income', 'costs'] } };
export const IncomeAndCostsOnAPhone: Story = onAPhone(IncomeAndCosts);

export const FinancingAndTax: Story = { args: { only: ['financing', 'tax'] } };
export const FinancingAndTaxOnAPhone: Story = onAPhone(FinancingAndTax);

export const ProjectionAndExit: Story = { args: { only: ['projection'] } };
export const ProjectionAndExitOnAPhone: Story = onAPhone(ProjectionAndExit);

export const Scenarios: Story = { args: { only: ['scenarios'] }, tags: ['in-dark'] };
export const ScenariosOnAPhone: Story = onAPhone(Scenarios);

export const MarketAndRisks: Story = { args: { only: ['market', 'risks', 'next-steps'] }, tags: ['in-dark'] };
export const MarketAndRisksOnAPhone: Story = onAPhone(MarketAndRisks);

/** As the PDF has them: light in both themes, ranges below their labels, tables in two columns. */
export const OnPaper: Story = { args: { only: ['glance', 'financing', 'tax'], medium: 'print' }, tags: ['light-only'] };

export const Method: Story = { args: { only: ['method'] } };
export const MethodOnAPhone: Story = onAPhone(Method);
