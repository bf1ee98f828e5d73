import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { readingOf } from '../names/reading-of.ts';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Note } from '../parts/note.tsx';
import { type OriginKind, OriginMark, originWords } from '../parts/origin-mark.tsx';
import { SourceName } from '../parts/origin-note.tsx';
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

/** What the report rests on and how to read it: below the answer, since nobody looks for it first. */
export function AboutReport() {
  const { report } = useReportView();
  const { analysis, exchange_rate: rate } = report;
  return (
    <div className="rv-about">
      <dl className="rv-meta">
        <Entry term="As of">{formatDate(analysis.as_of)}</Entry>
        <Entry term="Analysis">
          <span title={analysis.id}>{analysis.id.slice(0, 8)}</span>
        </Entry>
        <Entry term="Exchange rate">
          ¥{rate.jpy_per_usd} per $, {formatDate(rate.date)}
          {rate.illustrative ? ', illustrative' : `, ${rate.source}`}
        </Entry>
        <Entry term="Engine and rules">
          {report.engine_version}, {report.rules_version}
        </Entry>
        {analysis.listing_url !== null && (
          <Entry term="Listing">
            <SourceName title={hostOf(analysis.listing_url)} url={analysis.listing_url} />
          </Entry>
        )}
        {analysis.documents.length > 0 && (
          <Entry term="Documents">
            <EitherLanguage text={analysis.documents.join(', ')} />
          </Entry>
        )}
      </dl>
      <Legend />
    </div>
  );
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
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

const shownKinds: OriginKind[] = ['read', 'given', 'dataset', 'rule', 'assumed'];

function Legend() {
  return (
    <div className="rv-legend">
      <span>Marks:</span>
      <ul>
        {shownKinds.map((kind) => (
          <li key={kind}>
            <span className={kind === 'assumed' ? 'rv-value-assumed' : undefined}>123</span>
            <OriginMark kind={kind} />
            <span aria-hidden="true">{originWords[kind].short}</span>
          </li>
        ))}
        <li>
          <span>123</span> <span>computed</span>
        </li>
        <li>
          <span className="rv-not-stated">not stated</span>
        </li>
      </ul>
      <Note label={<span className="rv-label">How to read this</span>}>
        <p>
          Every label opens what its number means and where it comes from. A dotted underline is an assumption of ours. A hatched field is
          unknown and never counted as zero.
        </p>
      </Note>
    </div>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).host || address;
  } catch {
    return address;
  }
}
