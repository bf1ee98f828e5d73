import type { ReactNode } from 'react';
import { builtInside } from '../cards/built-inside.tsx';
import { PlainTable } from '../cards/plain-table.tsx';
import { useElementId, useReportView } from '../context/report-context.ts';
import * as texts from '../texts/parts-texts.ts';

interface BuiltFoldProps {
  label: ReactNode;
  /** The name of what is built when it is opened: a table of years, or the working figures. */
  built: string;
  /** What stands in the markup below it. */
  children?: ReactNode;
}

/** The same table on the page of all tables, which needs no script. */
function OwnPage({ built }: { built: string }) {
  const { pageHref } = useReportView();
  const elementId = useElementId();
  return (
    <a className="rv-own-page" href={`${pageHref('years.html')}#${elementId(`years-${built}`)}`}>
      {texts.savedTablesSeeAll}
    </a>
  );
}

/** A table that is built when its fold is opened: on paper it is in the markup, in a file its bare numbers are, for readers without scripts. */
export function BuiltFold({ label, built, children }: BuiltFoldProps) {
  const { medium, cards } = useReportView();
  const printed = medium === 'print';
  return (
    <details className="rv-fold" open={printed}>
      <summary className="rv-fold-label">{label}</summary>
      <div className="rv-fold-body" data-built={printed ? undefined : built}>
        {printed && builtInside(built, cards, printed)}
        {medium === 'standalone' && <PlainTable name={built} view={cards} />}
        {children}
        {medium === 'fragment' && <OwnPage built={built} />}
      </div>
    </details>
  );
}
