import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Note } from '../parts/note.tsx';
import { type OriginKind, OriginMark } from '../parts/origin-mark.tsx';
import { SourceName } from '../parts/origin-note.tsx';
import { WordParts } from '../parts/word-parts.tsx';
import { glanceTexts } from '../texts/glance-texts.ts';
import { rentSources } from '../texts/income-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { aboutTexts as texts } from '../texts/report-texts.ts';
import { rentBasis } from './rent-basis.ts';

/** Sources of the report and how to read it, below the answer. */
export function AboutReport() {
  const { report } = useReportView();
  const { analysis, exchange_rate: rate } = report;
  return (
    <div className="rv-about">
      <dl className="rv-meta">
        <Entry term={texts.analysis}>
          <span title={analysis.id}>{analysis.id.slice(0, 8)}</span>
        </Entry>
        <Entry term={texts.evidence}>
          <EvidenceWords />
        </Entry>
        <Entry term={texts.exchangeRate}>
          <WordParts words={texts.rate(rate.jpy_per_usd, formatDate(rate.date), rate.source, rate.illustrative)} />
        </Entry>
        <Entry term={texts.engine}>
          {report.engine_version}, {formatDate(report.rules_version)}
        </Entry>
        {analysis.listing_url !== null && (
          <Entry term={texts.listing}>
            <SourceName title={hostOf(analysis.listing_url)} url={analysis.listing_url} />
          </Entry>
        )}
        {analysis.documents.length > 0 && (
          <Entry term={texts.documents}>
            <EitherLanguage text={analysis.documents.join(', ')} />
          </Entry>
        )}
      </dl>
      <Legend />
    </div>
  );
}

/** How many market and loan inputs are assumed, and their share of the spread in NPV; nothing in reports that did not count them. */
function AssumedWords() {
  const { figures } = useReportView().report;
  const [market, loan, share] = ['market_assumed', 'loan_assumed', 'assumed_share'].map(
    (name) => figures[`evidence.${name}`]?.value ?? null,
  );
  return market == null ? null : glanceTexts.evidence.assumed(market, loan ?? null, share == null ? null : `${Math.round(share)}%`);
}

/** How much of the report sources state: the grade, from A to D, and where the rent comes from. */
export function EvidenceWords() {
  const { report } = useReportView();
  const { evidence_grade: grade } = report.headline;
  return (
    <>
      <strong>{grade}</strong>
      {glanceTexts.evidence.scale}
      {glanceTexts.evidence.grades[grade]}. {rentSources[rentBasis(report)]}
      <AssumedWords />
    </>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const shownKinds: OriginKind[] = ['read', 'given', 'dataset', 'rule', 'assumed'];

function Legend() {
  return (
    <div className="rv-legend">
      <span>{texts.marks}</span>
      <ul>
        {shownKinds.map((kind) => (
          <li key={kind}>
            <span className={kind === 'assumed' ? 'rv-value-assumed' : undefined}>{texts.example}</span>
            <OriginMark kind={kind} />
            <span aria-hidden="true">{partsTexts.originTexts[kind].short}</span>
          </li>
        ))}
        <li>
          <span>{texts.example}</span> <span>{texts.calculated}</span>
        </li>
        <li>
          <span className="rv-not-stated">{texts.notStated}</span>
        </li>
      </ul>
      <Note label={<span className="rv-label">{texts.howToRead}</span>}>
        <p>{texts.howToReadWords}</p>
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
