import { builtInside, endsTable, workingFigures } from '../cards/built-inside.tsx';
import { useReportView } from '../context/report-context.ts';
import { Chapter } from '../parts/chapter.tsx';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Section } from '../parts/section.tsx';
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

/** Tables that are built when they are opened, besides those of years. */
const otherTables = [
  [endsTable, 'Inputs at both ends of their ranges'],
  [workingFigures, 'Working figures'],
] as const;

/** Every table of years, and all that is built when it is opened, on a page of its own, in the markup: readable without the report's script. */
export function YearsPage() {
  const { cards, idPrefix, pageHref, report } = useReportView();
  return (
    <article className="rv-root rv-fragment" lang="en" data-report={idPrefix}>
      <p className="rv-back">
        <a href={pageHref('index.html')}>Back to the report</a> <EitherLanguage text={titleLine(report)} />
      </p>
      <Chapter id="years" title="Tables in full" titleJa="年次表">
        {[...Object.entries(cards.tables).map(([name, { caption }]) => [name, caption] as const), ...otherTables].map(([name, title]) => (
          <Section key={name} id={`years-${name}`} title={title}>
            {builtInside(name, cards, false)}
          </Section>
        ))}
        <TablesFold />
      </Chapter>
      <Footer />
    </article>
  );
}
