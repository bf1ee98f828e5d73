import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import type { ChartName } from '../charts/chart-of.ts';
import { ChartSentence } from '../charts/chart-sentence.tsx';
import { useReportView } from '../context/report-context.ts';
import { Chapter } from '../parts/chapter.tsx';
import { TablesFold } from '../parts/tables-fold.tsx';
import { costsTexts } from '../texts/costs-texts.ts';
import { evidenceTexts } from '../texts/evidence-texts.ts';
import { financingTexts } from '../texts/financing-texts.ts';
import { glanceTexts } from '../texts/glance-texts.ts';
import { incomeTexts } from '../texts/income-texts.ts';
import { marketTexts } from '../texts/market-texts.ts';
import { methodTexts } from '../texts/method-texts.ts';
import { nextStepsTexts } from '../texts/next-steps-texts.ts';
import { projectionTexts } from '../texts/projection-texts.ts';
import { risksTexts } from '../texts/risks-texts.ts';
import { scenariosTexts } from '../texts/scenarios-texts.ts';
import { taxTexts } from '../texts/tax-texts.ts';
import { Assumptions } from './assumptions.tsx';
import { Checks, checkCounts } from './checks.tsx';
import { Claims } from './claims.tsx';
import { Costs } from './costs.tsx';
import { DocumentMeter } from './document-meter.tsx';
import { EvidenceAndGaps, StatedFacts } from './evidence.tsx';
import { Financing } from './financing.tsx';
import { Glance } from './glance.tsx';
import { Income } from './income.tsx';
import { Ladder, LadderSentence } from './ladder.tsx';
import { MarketContext, Valuation } from './market.tsx';
import { Method, MethodLink } from './method.tsx';
import { CashFlow, ExitLadder, LongTerm, MilestonesPlace, Returns } from './projection.tsx';
import { MissingAndQuestions, NextSteps } from './questions.tsx';
import { RepairPlan } from './repair-plan.tsx';
import { negativeSentence, Scenarios, Stress } from './scenarios.tsx';
import { Score } from './score.tsx';
import { Sensitivity } from './sensitivity.tsx';
import { Simulation } from './simulation.tsx';
import { Sources, WorkingFigures } from './sources.tsx';
import { TaxAndCash } from './tax.tsx';
import { Thresholds } from './thresholds.tsx';

interface ChapterPlan {
  id: string;
  title: string;
  titleJa: string;
  /** Whether this report has anything to say in it; by default it has. */
  isShown?: (report: InsightReport) => boolean;
  /** One sentence that stands for it while it is closed. */
  sum: (report: InsightReport) => ReactNode;
  Content: () => ReactNode;
}

const nameOf = ({ title, titleJa }: { title: string; titleJa: string }) => ({ title, titleJa });

const charted = (name: ChartName) => () => <ChartSentence name={name} />;

/** The twelve chapters in reading order, each with its sections. Sections without content leave themselves out. */
const chapters: ChapterPlan[] = [
  { id: 'glance', ...nameOf(glanceTexts), sum: () => undefined, Content: Glance },
  {
    id: 'evidence',
    ...nameOf(evidenceTexts),
    sum: () => <StatedFacts />,
    Content: () => (
      <>
        <EvidenceAndGaps />
        <Claims />
        <Assumptions />
      </>
    ),
  },
  {
    id: 'income',
    ...nameOf(incomeTexts),
    sum: () => <LadderSentence />,
    Content: () => (
      <>
        <Income />
        <Ladder />
      </>
    ),
  },
  {
    id: 'costs',
    ...nameOf(costsTexts),
    sum: charted('costs'),
    Content: () => (
      <>
        <Costs />
        <RepairPlan />
      </>
    ),
  },
  { id: 'financing', ...nameOf(financingTexts), sum: charted('loan'), Content: Financing },
  {
    id: 'tax',
    ...nameOf(taxTexts),
    isShown: (report) => report.tax.figures.length > 0,
    sum: charted('tax'),
    Content: TaxAndCash,
  },
  {
    id: 'projection',
    ...nameOf(projectionTexts),
    sum: charted('long-term'),
    Content: () => (
      <>
        <Returns />
        <CashFlow />
        <LongTerm />
        <MilestonesPlace />
        <ExitLadder />
      </>
    ),
  },
  {
    id: 'scenarios',
    ...nameOf(scenariosTexts),
    isShown: ({ scenarios, stress, sensitivity }) => scenarios.length + stress.length + sensitivity.length > 0,
    sum: (report) => negativeSentence(report, [...report.scenarios, ...report.stress], 'both'),
    Content: () => (
      <>
        <Scenarios />
        <Stress />
        <Thresholds />
        <Sensitivity />
        <Simulation />
      </>
    ),
  },
  {
    id: 'market',
    ...nameOf(marketTexts),
    isShown: ({ market, valuation }) => market !== undefined || valuation.figures.length > 0,
    sum: charted('valuation'),
    Content: () => (
      <>
        <MarketContext />
        <Valuation />
      </>
    ),
  },
  {
    id: 'risks',
    ...nameOf(risksTexts),
    isShown: ({ checks, score_parts }) => checks.length + score_parts.length > 0,
    sum: ({ checks }) => checkCounts(checks),
    Content: () => (
      <>
        <Checks />
        <Score />
      </>
    ),
  },
  {
    id: 'next-steps',
    ...nameOf(nextStepsTexts),
    isShown: ({ next_steps, missing }) => next_steps.length + missing.length > 0,
    sum: ({ next_steps: steps }) => nextStepsTexts.count(steps.length),
    Content: () => (
      <>
        <NextSteps />
        <MissingAndQuestions />
        <FullMeter />
      </>
    ),
  },
  {
    id: 'method',
    ...nameOf(methodTexts),
    sum: () => methodTexts.summary,
    Content: MethodAndSources,
  },
];

/** The chapters that this report has, for the body and for its contents. */
export function chaptersOf(report: InsightReport): ChapterPlan[] {
  return chapters.filter(({ isShown }) => isShown?.(report) ?? true);
}

/** All chapters, or some of them by their ids. */
export function Chapters({ only }: { only?: (id: string) => boolean }) {
  const { report } = useReportView();
  const shown = chaptersOf(report).filter(({ id }) => only?.(id) ?? true);
  return shown.map(({ id, title, titleJa, sum, Content }) => (
    <Chapter key={id} id={id} title={title} fixed={id === 'glance'} titleJa={titleJa} sum={sum(report)}>
      <Content />
    </Chapter>
  ));
}

/** On a page of its own in the frame, and in its place everywhere else. */
function FullMeter() {
  return useReportView().medium === 'fragment' ? null : <DocumentMeter />;
}

/** The method itself stands on a page of its own in the frame, and at the end everywhere else. */
function MethodAndSources() {
  const { medium } = useReportView();
  return (
    <>
      {medium === 'fragment' ? <MethodLink /> : <Method />}
      <Sources />
      <WorkingFigures />
      <TablesFold />
    </>
  );
}
