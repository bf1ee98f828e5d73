import { useReportView } from '../context/report-context.ts';
import { Chapter } from '../parts/chapter.tsx';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';
import { TablesFold } from '../parts/tables-fold.tsx';
import { Chapters } from './chapters.tsx';
import { Contents } from './contents.tsx';
import { Method } from './method.tsx';
import { PrintedContents } from './printed-summary.tsx';
import { Footer } from './report-footer.tsx';
import { AboutReport, ReportHeader } from './report-header.tsx';
import { titleLine } from './report-title.ts';

/** The whole report in reading order. */
export function ReportBody() {
  const { idPrefix, medium } = useReportView();
  return (
    <article className={`rv-root rv-${medium}`} lang="en" data-report={idPrefix}>
      <ReportHeader />
      <Contents />
      <Chapters />
      <Footer />
    </article>
  );
}

/** The report for paper: two pages that sum it up, the contents with what it rests on, then all the rest. */
export function PrintedBody() {
  return (
    <article className="rv-root rv-print" lang="en">
      <ReportHeader />
      <Chapters only={(id) => id === 'glance'} />
      <div className="rv-printed-contents">
        <PrintedContents />
        <AboutReport />
      </div>
      <Chapters only={(id) => id !== 'glance'} />
      <Footer />
    </article>
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
      <Chapter id="method" title="Method and glossary" titleJa="方法と用語">
        <Method />
        <TablesFold />
      </Chapter>
      <Footer />
    </article>
  );
}

/** Every table of years on a page of its own, in the markup: readable without the report's script. */
export function YearsPage() {
  const { cards, idPrefix, pageHref, report } = useReportView();
  return (
    <article className="rv-root rv-fragment" lang="en" data-report={idPrefix}>
      <p className="rv-back">
        <a href={pageHref('index.html')}>Back to the report</a> <EitherLanguage text={titleLine(report)} />
      </p>
      <Chapter id="years" title="Year by year" titleJa="年次表">
        {Object.entries(cards.tables).map(([name, table]) => (
          <Section key={name} id={`years-${name}`} title={table.caption}>
            <SeriesTable table={table} view={cards} printed={false} />
          </Section>
        ))}
        <TablesFold />
      </Chapter>
      <Footer />
    </article>
  );
}
