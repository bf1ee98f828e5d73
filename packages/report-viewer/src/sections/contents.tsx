import { useElementId, useReportView } from '../context/report-context.ts';
import { chaptersOf } from './chapters.tsx';

/** The way to each chapter, in sight all the time; the script marks the one that is being read. */
export function Contents() {
  const { report } = useReportView();
  const elementId = useElementId();
  return (
    <nav className="rv-contents" aria-label="Chapters of the report">
      <ol>
        {chaptersOf(report).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${elementId(id)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
