import { Skeleton } from '@rimawari/ui/skeleton';
import { lazy, Suspense } from 'react';
import { loadAgain } from '../loading/load-again.tsx';
import type { ReportViewProps } from './report-view.tsx';

// The frame and what it needs come only with a finished report.
const ReportView = lazy(async () => {
  const { Component } = await loadAgain(() => import('./report-view.tsx').then(({ ReportView: view }) => ({ Component: view })));
  return { default: Component };
});

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
