import type { ReactNode } from 'react';
import { useElementId } from '../context/report-context.ts';
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
  const elementId = useElementId();
  const [titleId, bodyId] = [elementId(`${id}-title`), elementId(`${id}-body`)];
  return (
    <SectionContext value={id}>
      <section className={`rv-section rv-section-${id}`} id={elementId(id)} aria-labelledby={titleId}>
        <h2 className="rv-section-title" id={titleId}>
          <button type="button" className="rv-toggle" aria-expanded="true" aria-controls={bodyId}>
            <span className="rv-toggle-text">{title}</span>
            {titleJa !== undefined && (
              <span lang="ja" className="rv-ja rv-title-ja">
                {titleJa}
              </span>
            )}
            <span className="rv-toggle-sign" aria-hidden="true" />
          </button>
        </h2>
        <div className="rv-section-body" id={bodyId}>
          {lead !== undefined && <p className="rv-lead">{lead}</p>}
          {children}
        </div>
      </section>
    </SectionContext>
  );
}
