import type { ReactNode } from 'react';
import { SectionContext } from '../context/section-context.ts';

interface SectionProps {
  id: string;
  title: string;
  titleJa?: string;
  /** One sentence that says what the section lets the reader see. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One numbered section of the report. Its header closes it once the script runs; without scripts everything stays open. */
export function Section({ id, title, titleJa, lead, children }: SectionProps) {
  return (
    <SectionContext value={id}>
      <section className="rv-section" id={id} aria-labelledby={`${id}-title`}>
        <h2 className="rv-section-title" id={`${id}-title`}>
          <button type="button" className="rv-toggle" aria-expanded="true" aria-controls={`${id}-body`}>
            <span className="rv-toggle-text">{title}</span>
            {titleJa !== undefined && (
              <span lang="ja" className="rv-ja rv-title-ja">
                {titleJa}
              </span>
            )}
            <span className="rv-toggle-sign" aria-hidden="true" />
          </button>
        </h2>
        <div className="rv-section-body" id={`${id}-body`}>
          {lead !== undefined && <p className="rv-lead">{lead}</p>}
          {children}
        </div>
      </section>
    </SectionContext>
  );
}
