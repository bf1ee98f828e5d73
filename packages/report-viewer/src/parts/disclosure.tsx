import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
  /** Id of the element whose card is shown here too. */
  copyOf?: string;
}

/** A word that opens its explanation. Plain `<details>`: it works without scripts; with them it becomes a card that closes itself. */
export function Disclosure({ label, children, className = '', copyOf }: DisclosureProps) {
  const { medium } = useReportView();
  // Nothing opens on paper: the glossary has the words, and a third of the page to lay out is spared.
  if (medium === 'print') return <span className={`rv-note ${className}`.trim()}>{label}</span>;
  return (
    <details className={`rv-note ${className}`.trim()} data-copy-of={copyOf}>
      <summary>{label}</summary>
      <div className="rv-note-panel">{children}</div>
    </details>
  );
}

/** A long part that is folded away on screen and open on paper. */
export function Fold({ label, children }: DisclosureProps) {
  const { medium } = useReportView();
  return (
    <details className="rv-fold" open={medium === 'print'}>
      <summary className="rv-fold-label">{label}</summary>
      <div className="rv-fold-body">{children}</div>
    </details>
  );
}
