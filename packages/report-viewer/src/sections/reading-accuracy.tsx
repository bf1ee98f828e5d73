import type { Evidence, InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { readingAccuracy, type SourceKind } from '../data/reading-accuracy.ts';
import { formatDate } from '../format/format-date.ts';
import { groupDigits } from '../format/group-digits.ts';
import { Subtitle } from '../parts/subtitle.tsx';
import { accuracyTexts as texts } from '../texts/method-texts.ts';

/** What the reader has been measured on, of the kinds of sources that the facts of this report were read from. */
export function HowExactlySourcesAreRead() {
  const { report } = useReportView();
  const kinds = kindsAtHand(report);
  const measured = readingAccuracy.filter(({ kind }) => kinds.has(kind));
  if (measured.length === 0) return null;
  return (
    <>
      <Subtitle>{texts.title}</Subtitle>
      <ul className="rv-sources">
        {measured.map(({ kind, exact, stated, wrongAndSure, isFirstSight, measuredOn }) => (
          <li key={kind}>
            {texts.line({
              sources: texts.sources[kind],
              exact: groupDigits(exact),
              stated: groupDigits(stated),
              exactShare: share(exact, stated),
              wrong: wrongAndSure,
              wrongShare: share(wrongAndSure, stated),
              isFirstSight,
              measuredOn: formatDate(measuredOn),
            })}
          </li>
        ))}
      </ul>
      <p className="rv-fine">{texts.note}</p>
    </>
  );
}

function kindsAtHand(report: InsightReport): Set<SourceKind> {
  const read = Object.values(report.inputs.facts.evidence).flatMap((places) => places ?? []);
  return new Set(read.flatMap(kindsOf));
}

/** The kinds of which the place of a value tells: not which sites the reader knows, nor how finely a picture was taken. */
function kindsOf({ source_kind, recognised, sheet, cell, page }: Evidence): SourceKind[] {
  if (recognised !== undefined) return ['picture', 'coarse_picture', 'photo'];
  if (sheet !== undefined || cell !== undefined) return ['sheet'];
  if (source_kind === 'listing') return ['known_page', 'unseen_page'];
  return page === undefined ? [] : ['pdf_text'];
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;
