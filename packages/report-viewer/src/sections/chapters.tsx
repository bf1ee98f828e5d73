import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import type { ChartName } from '../charts/chart-of.ts';
import { ChartSentence } from '../charts/chart-sentence.tsx';
import { useReportView } from '../context/report-context.ts';
import { Chapter } from '../parts/chapter.tsx';
import { TablesFold } from '../parts/tables-fold.tsx';
import { Assumptions } from './assumptions.tsx';
import { CashFlow } from './cash-flow.tsx';
import { Checks, checkCounts } from './checks.tsx';
import { Claims } from './claims.tsx';
import { Costs } from './costs.tsx';
import { DocumentMeter } from './document-meter.tsx';
import { EvidenceAndGaps, StatedFacts } from './evidence.tsx';
import { ExitLadder } from './exit-ladder.tsx';
import { Financing } from './financing.tsx';
import { Glance } from './glance.tsx';
import { Income } from './income.tsx';
import { Ladder, LadderSentence } from './ladder.tsx';
import { LongTerm } from './long-term.tsx';
import { MarketContext } from './market.tsx';
import { Method, MethodLink } from './method.tsx';
import { MilestonesPlace } from './milestones.tsx';
import { MissingAndQuestions, NextSteps } from './questions.tsx';
import { RepairPlan } from './repair-plan.tsx';
import { Returns } from './returns.tsx';
import { negativeSentence, Scenarios } from './scenarios.tsx';
import { Score } from './score.tsx';
import { Sensitivity } from './sensitivity.tsx';
import { Simulation } from './simulation.tsx';
import { Sources } from './sources.tsx';
import { Stress } from './stress.tsx';
import { TaxAndCash } from './tax.tsx';
import { Thresholds } from './thresholds.tsx';
import { Valuation } from './valuation.tsx';
import { WorkingFigures } from './working-figures.tsx';

interface ChapterPlan {
  id: string;
  title: string;
  titleJa?: string;
  /** Whether this report has anything to say in it; by default it has. */
  isShown?: (report: InsightReport) => boolean;
  /** One sentence that stands for it while it is closed. */
  sum: (report: InsightReport) => ReactNode;
  Content: () => ReactNode;
}

const charted = (name: ChartName) => () => <ChartSentence name={name} />;

/** The twelve chapters in reading order, each with its sections. Sections without content leave themselves out. */
const chapters: ChapterPlan[] = [
  { id: 'glance', title: 'At a glance', titleJa: '概要', sum: () => undefined, Content: Glance },
  {
    id: 'evidence',
    title: 'Evidence',
    titleJa: '根拠',
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
    title: 'Income',
    titleJa: '収入',
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
    title: 'Costs',
    titleJa: '費用',
    sum: charted('costs'),
    Content: () => (
      <>
        <Costs />
        <RepairPlan />
      </>
    ),
  },
  { id: 'financing', title: 'Financing', titleJa: '融資', sum: charted('loan'), Content: Financing },
  {
    id: 'tax',
    title: 'Tax',
    titleJa: '税金',
    isShown: (report) => report.tax.figures.length > 0,
    sum: charted('tax'),
    Content: TaxAndCash,
  },
  {
    id: 'projection',
    title: 'Projection and exit',
    titleJa: '長期収支・出口',
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
    title: 'Scenarios',
    titleJa: 'シナリオ',
    isShown: ({ scenarios, stress, sensitivity }) => scenarios.length + stress.length + sensitivity.length > 0,
    sum: (report) => negativeSentence(report, [...report.scenarios, ...report.stress], 'scenario and stress test'),
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
    title: 'Market',
    titleJa: '市場環境',
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
    title: 'Risks and checks',
    titleJa: 'リスクと確認事項',
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
    title: 'Next steps',
    titleJa: '次のステップ',
    isShown: ({ next_steps, missing }) => next_steps.length + missing.length > 0,
    sum: ({ next_steps: steps }) => `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, each with the person to ask.`,
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
    title: 'Method',
    titleJa: '計算方法・用語集',
    sum: () => 'Sources, rules in force, working figures and glossary.',
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
    <Chapter key={id} id={id} title={title} fixed={id === 'glance'} {...(titleJa === undefined ? {} : { titleJa })} sum={sum(report)}>
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
