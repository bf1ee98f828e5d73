import type { ReactNode } from 'react';
import { useElementId } from '../context/report-context.ts';
import { HeadingLevel, SectionContext } from '../context/section-context.ts';

/** The chapter around the first section bears its name and id: that section has neither of its own. */
type Name = { opensChapter: true } | { opensChapter?: false; title: string; titleJa?: string };

type SectionProps = Name & {
  id: string;
  /** One sentence that says what the section lets the reader see. */
  lead?: ReactNode;
  children: ReactNode;
};

/** One section of a chapter. */
export function Section({ id, lead, children, ...name }: SectionProps) {
  const elementId = useElementId();
  const titleId = elementId(`${id}-title`);
  const inside = (
    <>
      {lead !== undefined && <p className="rv-lead">{lead}</p>}
      {children}
    </>
  );
  if (name.opensChapter)
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
            {name.title}
            {name.titleJa !== undefined && (
              <>
                {' '}
                <span lang="ja" className="rv-ja rv-title-ja">
                  {name.titleJa}
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
