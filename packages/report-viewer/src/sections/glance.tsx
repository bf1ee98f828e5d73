import { useReportView } from '../context/report-context.ts';
import { coverageLine, coverageRules, loanOf, verdictOf } from '../glance/verdict.ts';
import { Fold } from '../parts/fold.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { WordParts } from '../parts/word-parts.tsx';
import { glanceTexts } from '../texts/glance-texts.ts';
import { AboutReport } from './about-report.tsx';
import { QuickControls } from './glance-controls.tsx';
import { FirstStep, KeyFindings, NextSteps, Unknowns } from './glance-lists.tsx';
import { CashTile, PriceTile, RiskTile, ScoreTile, YieldTile } from './glance-tiles.tsx';
import { PrintedSummary } from './printed-summary.tsx';

/** The answer in one screen: the verdict, five results, what can be changed, what is not known, what to do, what was found. */
export function Glance() {
  const { medium } = useReportView();
  const printed = medium === 'print';
  return (
    <Section id="glance" opensChapter>
      <VerdictLine />
      <div className="rv-headline">
        <CashTile />
        <YieldTile />
        <PriceTile />
        <RiskTile />
        <ScoreTile />
      </div>
      <QuickControls />
      <div className="rv-glance-lists">
        <Unknowns />
        <NextSteps />
        <KeyFindings />
      </div>
      {printed ? (
        <PrintedSummary />
      ) : (
        <>
          <Reading />
          <AboutReport />
        </>
      )}
    </Section>
  );
}

/** Test, result, number; below it whether the income covers the loan, where the first line is about something else. */
function VerdictLine() {
  const { report } = useReportView();
  const verdict = verdictOf(report);
  const coverage = coverageLine(report);
  return (
    <div className="rv-verdict" data-tone={coverage?.tone === 'bad' ? 'bad' : verdict.tone} data-rule={verdict.rule}>
      <p className="rv-verdict-line" data-coverage={coverageRules.includes(verdict.rule) ? loanOf(report) : undefined}>
        <WordParts words={verdict.line} />
      </p>
      {coverage !== null && (
        <p className="rv-verdict-more" data-coverage={loanOf(report)}>
          <WordParts words={coverage.line} />
        </p>
      )}
      <FirstStep />
    </div>
  );
}

/** The same results in sentences, for those who want them before the chapters. */
function Reading() {
  const { headline } = useReportView().report;
  if (headline.reading.length === 0) return null;
  return (
    <Fold label={glanceTexts.summary}>
      <div className="rv-reading">
        {headline.reading.map((sentence) => (
          <p key={sentence}>
            <Prose text={sentence} />
          </p>
        ))}
      </div>
    </Fold>
  );
}
