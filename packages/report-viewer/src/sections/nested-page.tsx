import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
import { nestedTexts } from '../texts/report-texts.ts';
import { Footer } from './report-footer.tsx';
import { titleLine } from './report-title.ts';

/** A page of its own beside the report, with the way back. */
export function NestedPage({ children }: { children: ReactNode }) {
  const { idPrefix, pageHref, report } = useReportView();
  return (
    <article className="rv-root rv-fragment" lang="en" data-report={idPrefix}>
      <p className="rv-back">
        <a href={pageHref('index.html')}>{nestedTexts.back}</a> <EitherLanguage text={titleLine(report)} />
      </p>
      {children}
      <Footer />
    </article>
  );
}
