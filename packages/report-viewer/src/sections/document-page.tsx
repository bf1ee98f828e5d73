import { useElementId, useReportView } from '../context/report-context.ts';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { type DocumentPage, evidenceId, type Mark, markId } from '../pictures/document-pages.ts';
import type { PageSheet } from '../pictures/report-pictures.ts';
import { pageTexts as texts } from '../texts/evidence-texts.ts';
import { factNames } from './fact-names.ts';
import { NestedPage } from './nested-page.tsx';

/** The pages of one source as pictures, each value marked where it stands, on a page of its own. */
export function DocumentPageBody({ document }: { document: DocumentPage }) {
  const { sourceName, sheets, marks } = document;
  return (
    <NestedPage>
      <h2 className="rv-document-title">
        <EitherLanguage text={sourceName} />
      </h2>
      <p className="rv-lead">{texts.lead(marks.length)}</p>
      {sheets.map((sheet) => (
        <Sheet key={sheet.page} sheet={sheet} marks={marks.filter(({ page }) => page === sheet.page)} />
      ))}
    </NestedPage>
  );
}

function Sheet({ sheet, marks }: { sheet: PageSheet; marks: Mark[] }) {
  const { page, width, height, data, source_name: source } = sheet;
  return (
    <section className="rv-sheet">
      <h3 className="rv-subtitle">{texts.page(page)}</h3>
      <section className="rv-table-frame rv-sheet-frame" aria-label={texts.withMarks(page)}>
        <div className="rv-sheet-page">
          <img src={data} width={width} height={height} alt={texts.pageOf(page, source)} />
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element that groups links */}
          <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={texts.marks(page)}>
            {marks.map((mark) => (
              <MarkedPlace key={mark.number} mark={mark} width={width} height={height} />
            ))}
          </svg>
        </div>
      </section>
      <ul className="rv-marks" aria-label={texts.values(page)}>
        {marks.map((mark) => (
          <MarkLine key={mark.number} mark={mark} />
        ))}
      </ul>
    </section>
  );
}

function MarkedPlace({ mark, width, height }: { mark: Mark; width: number; height: number }) {
  const { pageHref } = useReportView();
  const elementId = useElementId();
  const [left, top, wide, high] = mark.box;
  const around = 5;
  const [x, y] = [left * width - around, top * height - around];
  const [first] = mark.fields;
  if (first === undefined) return null;
  return (
    <a
      id={elementId(markId(mark.number))}
      className="rv-mark"
      href={`${pageHref('index.html')}#${elementId(evidenceId(first))}`}
      aria-label={texts.mark(
        mark.number,
        mark.fields.map((field) => factNames[field].label),
      )}
    >
      <rect x={x} y={y} width={wide * width + 2 * around} height={high * height + 2 * around} rx={4} />
      <text x={Math.max(2, x - 6)} y={y + high * height + around} textAnchor="end">
        {mark.number}
      </text>
    </a>
  );
}

function MarkLine({ mark }: { mark: Mark }) {
  const { pageHref } = useReportView();
  const elementId = useElementId();
  return (
    <li>
      <span className="rv-mark-number">{mark.number}</span>
      {mark.fields.map((field) => (
        <a key={field} href={`${pageHref('index.html')}#${elementId(evidenceId(field))}`}>
          {factNames[field].label} <Japanese className="rv-term">{factNames[field].ja}</Japanese>
        </a>
      ))}
      <span className="rv-fine">
        <q lang="ja" className="rv-ja">
          {mark.raw}
        </q>
      </span>
    </li>
  );
}
