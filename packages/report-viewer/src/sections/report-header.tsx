import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { readingOf } from '../names/reading-of.ts';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { kindNames } from './fact-names.ts';
import { reportTitle } from './report-title.ts';
import { SetAside } from './set-aside.tsx';

/** What is being looked at, as of when; and the switches, which stay hidden until the script runs. */
export function ReportHeader() {
  const { medium, report } = useReportView();
  const { analysis, place } = report;
  const { facts } = report.inputs;
  const { title, name } = reportTitle(report);
  const reading = name === null ? null : readingOf(name);
  const where = [place.municipality_en, place.prefecture_en].filter((name) => name !== null).join(', ');
  return (
    <header className="rv-header">
      <div className="rv-header-line">
        <p className="rv-eyebrow">Insight report</p>
        <Controls />
      </div>
      <h1 className="rv-title">
        <EitherLanguage text={title} />
        {name !== null && (
          <>
            {' '}
            <span className="rv-title-name">
              <EitherLanguage text={name} />
            </span>
          </>
        )}
      </h1>
      <p className="rv-where">
        {reading !== null && <span>Read {reading}</span>}
        {facts.values.address !== null && <Japanese>{facts.values.address}</Japanese>}
        <span>
          {kindNames[facts.kind]}
          {where !== '' && ` in ${where}`}
        </span>
      </p>
      <SetAside />
      {medium !== 'print' && <Unscripted />}
      <p className="rv-disclaimer">
        As of {formatDate(analysis.as_of)}. {report.disclaimer}
      </p>
    </header>
  );
}

/** For readers without scripts, to whom labels open nothing. */
function Unscripted() {
  const { medium, pageHref } = useReportView();
  return (
    <p className="rv-unscripted">
      Without JavaScript labels open nothing.{' '}
      {medium === 'standalone' ? (
        'The tables of years open all the same; the PDF of this report says what every figure means.'
      ) : (
        <a href={pageHref('notes.html')}>Notes to every figure</a>
      )}
    </p>
  );
}

function Controls() {
  return (
    <div className="rv-controls" hidden data-controls="">
      <fieldset className="rv-switch">
        <legend className="rv-sr">Currency</legend>
        <button type="button" data-set-currency="JPY" aria-pressed="true">
          JPY
        </button>
        <button type="button" data-set-currency="USD" aria-pressed="false">
          USD
        </button>
      </fieldset>
      <button type="button" className="rv-quiet" data-toggle-theme="">
        Dark
      </button>
      <button type="button" className="rv-quiet" data-print="">
        Print
      </button>
    </div>
  );
}
