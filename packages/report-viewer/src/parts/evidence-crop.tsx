import type { Evidence, FactName } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { markId } from '../pictures/document-pages.ts';
import { isPictureData } from '../pictures/report-pictures.ts';
import { EitherLanguage } from './japanese.tsx';

/** The part of a page that a value was read from, as it looks there, and the way to that place on the whole page; nothing where no picture is at hand. */
export function EvidenceCrop({ evidence, field }: { evidence: Evidence; field: FactName }) {
  const { medium, crops, documents, pageHref } = useReportView();
  const elementId = useElementId();
  const { crop, page, source_name: source, label, raw } = evidence;
  const data = crop === undefined ? undefined : crops.get(crop.file);
  // Files and paper have no page of a document to lead to.
  const document = medium === 'fragment' ? documents.find(({ sourceId }) => sourceId === evidence.source_id) : undefined;
  const mark = document?.marks.find((one) => one.fields.includes(field) && one.page === page);
  const words = [label, raw].filter((part) => part !== null).join(' ');
  if (!isPictureData(data) && mark === undefined) return null;
  return (
    <span className="rv-crop">
      {crop !== undefined && isPictureData(data) && (
        <img
          className="rv-crop-picture"
          src={data}
          width={Math.round(crop.width / 2)}
          height={Math.round(crop.height / 2)}
          alt={`Part of page ${page} of ${source} that reads “${words.slice(0, 120)}”`}
        />
      )}
      {document !== undefined && mark !== undefined && (
        <a className="rv-crop-link" href={`${pageHref(document.path)}#${elementId(markId(mark.number))}`}>
          On page {mark.page} of <EitherLanguage text={document.sourceName} />
        </a>
      )}
    </span>
  );
}
