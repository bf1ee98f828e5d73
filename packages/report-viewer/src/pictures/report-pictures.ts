import type { InsightReport } from '@rimawari/underwriting';
import { factOrder } from '../sections/fact-names.ts';

/** A page of a source as a picture. */
export interface PageSheet {
  source_id: string;
  source_name: string;
  /** One-based. */
  page: number;
  width: number;
  height: number;
  /** The picture as a `data:` address. */
  data: string;
}

/** Pictures of what the report was read from. They stand beside the report and not in it, so that whoever may not see them is never handed them. */
export interface ReportPictures {
  /** `data:` addresses by the file that a crop names. */
  crops: Readonly<Record<string, string>>;
  sheets: readonly PageSheet[];
}

export const noPictures: ReportPictures = { crops: {}, sheets: [] };

/** Places of one fact of which pictures are shown. */
export const picturedPlaces = 2;

/** Crops that a page has room for, and how many it has none for. */
export interface CropBudget {
  crops: ReadonlyMap<string, string>;
  leftOut: number;
}

/**
 * Takes crops in the order in which they are read until the page has grown by so many characters; the first place of every fact goes first.
 * A crop that several facts share is delivered beside each of them and weighs as often. Of each fact, `places` places have a picture.
 */
export function cropsWithin(
  { inputs }: Pick<InsightReport, 'inputs'>,
  { crops }: ReportPictures,
  budget: number,
  places = picturedPlaces,
): CropBudget {
  const { evidence } = inputs.facts;
  const uses = new Map<string, number>();
  for (let place = 0; place < places; place += 1)
    for (const field of factOrder) {
      const file = evidence[field]?.[place]?.crop?.file;
      if (file !== undefined && crops[file] !== undefined) uses.set(file, (uses.get(file) ?? 0) + 1);
    }
  const kept = new Map<string, string>();
  let left = budget;
  let leftOut = 0;
  for (const [file, times] of uses) {
    const data = crops[file] ?? '';
    const weight = data.length * times;
    if (weight > left) leftOut += 1;
    else {
      kept.set(file, data);
      left -= weight;
    }
  }
  return { crops: kept, leftOut };
}
