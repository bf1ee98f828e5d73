import type { ReactNode } from 'react';
import { useElementId } from '../context/report-context.ts';

interface ChapterProps {
  id: string;
  title: string;
  titleJa?: string;
  /** Whether it always stays open; on screens its heading is then for assistive technology alone. */
  fixed?: boolean;
  /** What stands for the chapter while it is closed: one sentence. */
  sum?: ReactNode;
  children: ReactNode;
}

/** One of the twelve chapters of the report. Its header closes it once the script runs; without scripts everything stays open. */
export function Chapter({ id, title, titleJa, fixed = false, sum, children }: ChapterProps) {
  const elementId = useElementId();
  const [titleId, bodyId] = [elementId(`${id}-title`), elementId(`${id}-body`)];
  return (
    <section
      className={`rv-chapter rv-chapter-${id}${fixed ? ' rv-fixed' : ''}`}
      id={elementId(id)}
      aria-labelledby={titleId}
      data-chapter={id}
    >
      <h2 className="rv-chapter-title" id={titleId}>
        {fixed ? (
          <Title title={title} titleJa={titleJa} />
        ) : (
          <button type="button" className="rv-toggle" aria-expanded="true" aria-controls={bodyId}>
            <Title title={title} titleJa={titleJa} />
            <span className="rv-toggle-sign" aria-hidden="true" />
          </button>
        )}
      </h2>
      {sum !== undefined && <p className="rv-chapter-sum">{sum}</p>}
      <div className="rv-chapter-body" id={bodyId}>
        {children}
      </div>
    </section>
  );
}

function Title({ title, titleJa }: { title: string; titleJa: string | undefined }) {
  return (
    <>
      <span className="rv-toggle-text">{title}</span>
      {titleJa !== undefined && (
        <span lang="ja" className="rv-ja rv-title-ja">
          {titleJa}
        </span>
      )}
    </>
  );
}
