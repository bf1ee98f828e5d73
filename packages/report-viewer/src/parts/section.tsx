import type { ReactNode } from 'react';
import { useElementId } from '../context/report-context.ts';
import { HeadingLevel, SectionContext } from '../context/section-context.ts';

interface SectionProps {
  id: string;
  title: string;
  titleJa?: string;
  /** One sentence that says what the section lets the reader see. */
  lead?: ReactNode;
  /** The chapter around it bears its name and id: it has neither of its own. */
  opensChapter?: boolean;
  children: ReactNode;
}

/** One section of a chapter. */
export function Section({ id, title, titleJa, lead, opensChapter = false, children }: SectionProps) {
  const elementId = useElementId();
  const titleId = elementId(`${id}-title`);
  const inside = (
    <>
      {lead !== undefined && <p className="rv-lead">{lead}</p>}
      {children}
    </>
  );
  if (opensChapter)
    return (
      <SectionContext value={id}>
        <div className={`rv-section rv-section-${id}`}>{inside}</div>
      </SectionContext>
    );
  return (
    <SectionContext value={id}>
      <HeadingLevel value={4}>
        <section className={`rv-section rv-section-${id}`} id={elementId(id)} aria-labelledby={titleId}>
          <h3 className="rv-section-title" id={titleId}>
            {title}
            {titleJa !== undefined && (
              <>
                {' '}
                <span lang="ja" className="rv-ja rv-title-ja">
                  {titleJa}
                </span>
              </>
            )}
          </h3>
          {inside}
        </section>
      </HeadingLevel>
    </SectionContext>
  );
}
