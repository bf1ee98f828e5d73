import { useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
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
import { MarketContext } from './market.tsx';
import { Method } from './method.tsx';
import { MissingAndQuestions, NextSteps } from './questions.tsx';
import { RepairPlan } from './repair-plan.tsx';
import { ReportHeader } from './report-header.tsx';
import { titleLine } from './report-title.ts';
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

/** The whole report in reading order. The method stands on a page of its own in the frame, and at the end everywhere else. */
export function ReportBody() {
  const { idPrefix, medium, pageHref } = useReportView();
  return (
    <article className={`rv-root rv-${medium}`} lang="en" data-report={idPrefix}>
      <ReportHeader />
      <Contents />
      <Glance />
      <Ladder />
      <Claims />
      <EvidenceAndGaps />
      <Income />
      <Costs />
      <Financing />
      <TaxAndCash />
      <CashFlow />
      <Returns />
      <LongTerm />
      <RepairPlan />
      <ExitLadder />
      <Scenarios />
      <Stress />
      <Thresholds />
      <Sensitivity />
      <Simulation />
      <Valuation />
      <MarketContext />
      <Score />
      <Checks />
      <MissingAndQuestions />
      <NextSteps />
      <Assumptions />
      <Sources />
      <WorkingFigures />
      {medium === 'fragment' ? (
        <p className="rv-more">
          <a href={pageHref('method.html')}>Method and glossary</a>: how the report is made, and what each of its words means.
        </p>
      ) : (
        <Method />
      )}
      <Footer />
    </article>
  );
}

function Footer() {
  const { report } = useReportView();
  return (
    <footer className="rv-footer">
      <p>{report.disclaimer}</p>
      <p>
        Rimawari, analysis {report.analysis.id}, engine {report.engine_version}, rules {report.rules_version}.
      </p>
    </footer>
  );
}

/** The method on a page of its own, with the way back. */
export function MethodPage() {
  const { idPrefix, pageHref, report } = useReportView();
  return (
    <article className="rv-root rv-fragment" lang="en" data-report={idPrefix}>
      <p className="rv-back">
        <a href={pageHref('index.html')}>Back to the report</a> <EitherLanguage text={titleLine(report)} />
      </p>
      <Method />
      <Footer />
    </article>
  );
}
