import { Skeleton } from '@rimawari/ui/skeleton';
import { Suspense } from 'react';
import { latePart } from '../loading/late-part.tsx';
import type { ReportViewProps } from './report-view.tsx';

// The frame and what it needs come only with a finished report.
const { Part: ReportView } = latePart(() => import('./report-view.tsx').then((file) => file.ReportView));

/** The report in its frame; a place for it until both are here. */
export function LazyReport({ html, ...rest }: Omit<ReportViewProps, 'html'> & { html: string | null }) {
  if (html === null) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <ReportView {...rest} html={html} />
    </Suspense>
  );
}

function Opening() {
  return <Skeleton shape="block" height="32rem" label="Opening the report" />;
}
