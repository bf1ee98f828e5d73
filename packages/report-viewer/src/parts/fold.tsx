import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';

/** A long part that is folded away on screen and open on paper. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  const { medium } = useReportView();
  return (
    <details className="rv-fold" open={medium === 'print'}>
      <summary className="rv-fold-label">{label}</summary>
      <div className="rv-fold-body">{children}</div>
    </details>
  );
}
