import type { Evidence, FactName } from '@rimawari/underwriting';
import * as texts from '../texts/parts-texts.ts';
import { type DocumentPage, markId } from './document-pages.ts';
import { isPictureData } from './picture-data.ts';
import type { CropBudget } from './report-pictures.ts';

/** The part of a page that a value was read from, as it looks there, and the way to that place on the whole page. */
export interface ShownCrop {
  picture: { data: string; width: number; height: number; alt: string } | null;
  link: { href: string; page: number; source: string } | null;
}

export interface CropsAtHand extends Pick<CropBudget, 'crops'> {
  /** Empty where no page of a document can be led to. */
  documents: readonly DocumentPage[];
  pageHref: (path: string) => string;
  elementId: (name: string) => string;
}

/** What of a place can be shown; null where neither its picture nor its page is at hand. */
export function shownCrop(evidence: Evidence, field: FactName, { crops, documents, pageHref, elementId }: CropsAtHand): ShownCrop | null {
  const { crop, page, source_name: source, label, raw } = evidence;
  const data = crop === undefined ? undefined : crops.get(crop.file);
  const document = documents.find(({ sourceId }) => sourceId === evidence.source_id);
  const mark = document?.marks.find((one) => one.fields.includes(field) && one.page === page);
  const words = [label, raw].filter((part) => part !== null).join(' ');
  const picture =
    crop !== undefined && isPictureData(data)
      ? {
          data,
          width: Math.round(crop.width / 2),
          height: Math.round(crop.height / 2),
          alt: texts.placePicture(page, source, words.slice(0, 120)),
        }
      : null;
  const link =
    document !== undefined && mark !== undefined
      ? { href: `${pageHref(document.path)}#${elementId(markId(mark.number))}`, page: mark.page, source: document.sourceName }
      : null;
  return picture === null && link === null ? null : { picture, link };
}
