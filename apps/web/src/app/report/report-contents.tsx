import type { ReportPlace } from '@rimawari/report-viewer/frame';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './report-contents.module.css';

export interface ReportContentsProps {
  /** The chapters in their order, each with how far below the top of the frame it begins; empty until the report has told them. */
  places: ReportPlace[];
  /** Holds the frame. */
  frame: RefObject<HTMLElement | null>;
  onGo: (id: string) => void;
}

/** A chapter passes as the one being read once its header is this far up in the window. */
const readingLine = 0.3;

/** The way to each chapter of the report, in sight while the report is, with the one being read marked. Its room is kept from the start. */
export function ReportContents({ places, frame, onGo }: ReportContentsProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const mark = () => {
      const line = innerHeight * readingLine - (frame.current?.getBoundingClientRect().top ?? 0);
      setCurrent((places.findLast(({ top }) => top <= line) ?? places[0])?.id ?? null);
    };
    mark();
    addEventListener('scroll', mark, { passive: true });
    addEventListener('resize', mark);
    return () => {
      removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  }, [places, frame]);
  useEffect(() => {
    const list = strip.current;
    const button = list?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: the page itself must not move.
    if (list != null && button != null && list.scrollWidth > list.clientWidth) list.scrollLeft = button.offsetLeft - list.offsetLeft - 24;
  }, [current]);
  // A landmark without anything in it would only be in the way of those who move by landmarks.
  if (places.length === 0) return <div className={styles.contents} />;
  return (
    <nav aria-label="Chapters of the report" className={styles.contents}>
      <ol ref={strip}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'location' : undefined} onClick={() => onGo(id)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
