import { useElementId, useReportView } from '../context/report-context.ts';
import { contentsTexts } from '../texts/report-texts.ts';
import { AboutReport } from './about-report.tsx';
import { BankSheet } from './bank-page.tsx';
import { Chapters, chaptersOf } from './chapters.tsx';
import { PrintedContents } from './printed-summary.tsx';
import { Footer } from './report-footer.tsx';
import { ReportHeader } from './report-header.tsx';

/** The whole report in reading order. */
export function ReportBody() {
  const { idPrefix, medium } = useReportView();
  return (
    <article className={`rv-root rv-${medium}`} lang="en" data-report={idPrefix}>
      <ReportHeader />
      <Contents />
      <Chapters />
      <Footer proof />
    </article>
  );
}

/** The report for paper: two pages that sum it up, the contents with what it rests on, then all the rest. */
export function PrintedBody() {
  const { idPrefix } = useReportView();
  return (
    <article className="rv-root rv-print" lang="en" data-report={idPrefix}>
      <ReportHeader />
      <Chapters only={(id) => id === 'glance'} />
      <div className="rv-printed-contents">
        <PrintedContents />
        <AboutReport />
      </div>
      <Chapters only={(id) => id !== 'glance'} />
      <Footer />
      <BankSheet />
    </article>
  );
}

/** The way to each chapter, in sight all the time; the script marks the one that is being read. */
export function Contents() {
  const { report } = useReportView();
  const elementId = useElementId();
  return (
    <nav className="rv-contents" aria-label={contentsTexts.label}>
      <ol>
        {chaptersOf(report).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${elementId(id)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
