import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { readingOf } from '../names/reading-of.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Money } from '../parts/money.tsx';
import { headerTexts as texts, themeTexts } from '../texts/report-texts.ts';
import { kindAndPlace, priceName, reportTitle } from './report-title.ts';
import { SetAside } from './unused-sources.tsx';

/** What is being looked at, its price, and as of when; and the switches, which stay hidden until the script runs. */
export function ReportHeader() {
  const { medium, report } = useReportView();
  const { analysis } = report;
  const { facts } = report.inputs;
  const { title, name } = reportTitle(report);
  const reading = name === null ? null : readingOf(name);
  return (
    <header className="rv-header">
      <div className="rv-header-line">
        <p className="rv-eyebrow">
          <span className="rv-on-wide">{texts.kind}</span>
          {formatDate(analysis.as_of)} <span className="rv-on-wide">{texts.inJapan}</span>
        </p>
        <Controls />
      </div>
      <h1 className="rv-title">
        {title === analysis.title ? (
          <EitherLanguage text={title} />
        ) : (
          <span className="rv-title-name">
            <EitherLanguage text={title} />
          </span>
        )}
      </h1>
      <div className="rv-where">
        <AskingPrice />
        {reading !== null && <span>{texts.read(reading)}</span>}
        {facts.values.address !== null && <Japanese>{facts.values.address}</Japanese>}
        {title !== kindAndPlace(report) && <span>{kindAndPlace(report)}</span>}
      </div>
      <SetAside />
      {medium !== 'print' && <Unscripted />}
    </header>
  );
}

/** The price as the sources state it; of a court sale the base price. */
function AskingPrice() {
  const { report } = useReportView();
  const price = report.figures['facts.price'];
  if (price?.value == null) return null;
  return (
    <div className="rv-asking">
      <FigureNote figure={price} label={<span className="rv-label">{priceName(report)}</span>} />{' '}
      <strong>
        <Money yen={price.value} />
      </strong>
    </div>
  );
}

/** For readers without scripts: labels open nothing without one. */
function Unscripted() {
  const { medium, pageHref } = useReportView();
  return (
    <p className="rv-unscripted">
      {texts.unscripted}
      {medium === 'standalone' ? texts.unscriptedFile : <a href={pageHref('notes.html')}>{texts.notes}</a>}
    </p>
  );
}

function Controls() {
  return (
    <div className="rv-controls" hidden data-controls="">
      <fieldset className="rv-switch">
        <legend className="rv-sr">{texts.currency}</legend>
        <button type="button" data-set-currency="JPY" aria-pressed="true">
          {texts.yen}
        </button>
        <button type="button" data-set-currency="USD" aria-pressed="false">
          {texts.dollars}
        </button>
      </fieldset>
      <button type="button" className="rv-quiet" data-toggle-theme="">
        {themeTexts.dark}
      </button>
      <button type="button" className="rv-quiet" data-print="">
        {texts.print}
      </button>
    </div>
  );
}
