import type { Evidence, FactName, InsightReport } from '@rimawari/underwriting';
import { factOrder } from '../sections/fact-names.ts';
import { isPictureData } from './picture-data.ts';
import { type PageSheet, picturedPlaces, type ReportPictures } from './report-pictures.ts';

/** A place on a page from which one value was read, or several. */
export interface Mark {
  /** Counts through the document: it is written beside the place and in the list. */
  number: number;
  page: number;
  box: [number, number, number, number];
  /** The words that stand there. */
  raw: string;
  fields: FactName[];
}

/** A nested page of the report that shows one source, with the places of its values. */
export interface DocumentPage {
  path: string;
  sourceId: string;
  sourceName: string;
  sheets: PageSheet[];
  marks: Mark[];
}

/** Element id of a mark, before the prefix of the rendering. */
export const markId = (number: number) => `mark-${number}`;
/** Element id of the row that holds a fact's evidence. */
export const evidenceId = (field: FactName) => `evidence-${field}`;

/** A nested page for each source whose pages are kept as pictures. */
export function documentPages({ inputs }: Pick<InsightReport, 'inputs'>, { sheets }: ReportPictures): DocumentPage[] {
  const safe = sheets.filter(({ data }) => isPictureData(data));
  const ids = [...new Set(safe.map(({ source_id }) => source_id))];
  return ids.map((sourceId, index) => {
    const own = safe.filter(({ source_id }) => source_id === sourceId).toSorted((one, other) => one.page - other.page);
    return {
      path: `document-${index + 1}.html`,
      sourceId,
      sourceName: own[0]?.source_name ?? '',
      sheets: own,
      marks: marksOf(inputs.facts.evidence, sourceId, new Set(own.map(({ page }) => page))),
    };
  });
}

/** In reading order: page by page, from the top. */
function marksOf(evidence: Partial<Record<string, Evidence[]>>, sourceId: string, pages: ReadonlySet<number>): Mark[] {
  const found = new Map<string, Omit<Mark, 'number'>>();
  for (const field of factOrder)
    for (const { source_id, page, box, raw } of (evidence[field] ?? []).slice(0, picturedPlaces)) {
      if (source_id !== sourceId || page === undefined || box === undefined || !pages.has(page)) continue;
      const key = `${page} ${box.join(' ')}`;
      const mark = found.get(key) ?? { page, box, raw, fields: [] };
      if (!mark.fields.includes(field)) mark.fields.push(field);
      found.set(key, mark);
    }
  return [...found.values()]
    .toSorted((one, other) => one.page - other.page || one.box[1] - other.box[1] || one.box[0] - other.box[0])
    .map((mark, index) => ({ ...mark, number: index + 1 }));
}
