import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Note } from '../parts/note.tsx';
import { type OriginKind, OriginMark, originWords } from '../parts/origin-mark.tsx';
import { SourceName } from '../parts/origin-note.tsx';
import { EvidenceWords } from './glance-evidence.tsx';

/** Sources of the report and how to read it, below the answer. */
export function AboutReport() {
  const { report } = useReportView();
  const { analysis, exchange_rate: rate } = report;
  return (
    <div className="rv-about">
      <dl className="rv-meta">
        <Entry term="Analysis">
          <span title={analysis.id}>{analysis.id.slice(0, 8)}</span>
        </Entry>
        <Entry term="Evidence grade">
          <EvidenceWords />
        </Entry>
        <Entry term="Exchange rate">
          ¥{rate.jpy_per_usd} per $, {formatDate(rate.date)}
          {rate.illustrative ? ', illustrative' : `, ${rate.source}`}
        </Entry>
        <Entry term="Engine and rules">
          {report.engine_version}, {formatDate(report.rules_version)}
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
          <span>123</span> <span>Calculated</span>
        </li>
        <li>
          <span className="rv-not-stated">Not stated</span>
        </li>
      </ul>
      <Note label={<span className="rv-label">How to read this</span>}>
        <p>
          Each label opens the definition and origin of its number. A dotted underline marks an assumed value. A hatched field is not stated
          or not available, and never counted as zero.
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
