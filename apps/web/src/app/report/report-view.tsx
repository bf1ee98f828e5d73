import { type LabKept, type LabWish, ReportFrame, type ReportPlace } from '@rimawari/report-viewer/frame';
import { useRef, useState } from 'react';
import type { Currency, Theme } from '../preferences/preferences.ts';
import { keepChapters, keptChapters } from './kept-chapters.ts';
import { ReportContents } from './report-contents.tsx';
import styles from './report-view.module.css';

export interface ReportViewProps {
  /** The fragment. */
  html: string;
  theme: Theme;
  currency: Currency;
  onCurrencyChange: (currency: Currency) => void;
  onThemeChange: (theme: Theme) => void;
  /** A place on the page, by its element id. */
  place?: string | null;
  /** Another page of the report, and a place on it; null for the report itself. */
  onNavigate: (page: string | null, place?: string) => void;
  /** Gives the page of the report that is laid out for paper; for a nested page, which is printed as it is, there is none. */
  readPaper?: (() => Promise<string | null>) | undefined;
  /** Gives another page of the report as text. */
  loadPage?: (page: string) => Promise<string>;
  /** What the address asks of the lab, what is kept of it, and what it wishes; see `useLab`. */
  lab?: string | null;
  labKept?: LabKept | null;
  onLab?: (wish: LabWish) => void;
}

/** The report in its sandbox, under the contents that stay in sight. What it asks for by message is passed on. */
export function ReportView({
  html,
  theme,
  currency,
  onCurrencyChange,
  onThemeChange,
  place = null,
  onNavigate,
  readPaper,
  loadPage,
  lab = null,
  labKept = null,
  onLab,
}: ReportViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<ReportPlace[]>([]);
  const [chapters, setChapters] = useState(keptChapters);
  // With its spare script a report keeps its own contents: no room is left for others.
  const [ownContents, setOwnContents] = useState(false);
  const goTo = useRef<(id: string) => void>(() => undefined);
  return (
    <div>
      {!ownContents && <ReportContents places={places} frame={frame} onGo={(id) => goTo.current(id)} />}
      <ReportFrame
        ref={frame}
        title="Report"
        titled
        className={styles.frame}
        html={html}
        theme={theme}
        currency={currency}
        chapters={chapters}
        onChaptersChange={(changed) => {
          keepChapters(changed);
          setChapters(changed);
        }}
        onPlaces={(told, go) => {
          setPlaces(told);
          goTo.current = go;
        }}
        place={place}
        onReady={({ fallback }) => setOwnContents(fallback)}
        onCurrencyChange={onCurrencyChange}
        onThemeChange={onThemeChange}
        onNavigate={onNavigate}
        readPaper={readPaper}
        lab={lab}
        labKept={labKept}
        {...(loadPage && { loadPage })}
        {...(onLab && { onLab })}
      />
    </div>
  );
}
