import type { ReactNode } from 'react';

interface DisclosureProps {
  label: ReactNode;
  /** What it opens, where that is not built from the data of the report. */
  children?: ReactNode;
  className?: string;
  /** The short name of the card that is built when it is opened. */
  card?: string;
  /** Nothing opens on paper. */
  printed: boolean;
}

/** A word that opens its explanation: a card that closes itself. Hooks have no place here: it is also built by the script of the report. */
export function Disclosure({ label, children, className = '', card, printed }: DisclosureProps) {
  const name = `rv-note ${className}`.trim();
  if (printed) return <span className={name}>{label}</span>;
  return (
    <details className={name} data-card={card}>
      <summary>{label}</summary>
      {children !== undefined && <div className="rv-note-panel">{children}</div>}
    </details>
  );
}
