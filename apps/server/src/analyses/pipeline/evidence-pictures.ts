import type { KeptPicture, PageToCut, ValuePlace } from '@rimawari/extraction/crops';
import { fileKind } from '@rimawari/extraction/file-kind';
import type { Crop, PropertyFacts } from '@rimawari/underwriting';
import type { ObjectStore } from '../../platform/index.ts';
import { type CollectedSource, type OpenedArtefact, type Sheet, sessionFiles } from './artefacts.ts';
import { type Placed, placeKey, shownPlaces } from './crops-of-facts.ts';
import type { Ports } from './ports.ts';
import type { SessionFolder } from './step.ts';

/** Pages of one analysis that are kept as pictures. */
const sheetsAtMost = 12;

/** Pages as readers of pictures straightened them, until they are cut. */
export interface StraightenedPages {
  add(sourceId: string, page: number, webp: Uint8Array): void;
  find(sourceId: string, page: number): Uint8Array | undefined;
}

export function createStraightenedPages(): StraightenedPages {
  const pages = new Map<string, Uint8Array>();
  const key = (sourceId: string, page: number) => `${sourceId} ${page}`;
  return {
    add: (sourceId, page, webp) => void pages.set(key(sourceId, page), webp),
    find: (sourceId, page) => pages.get(key(sourceId, page)),
  };
}

export function sourceBytes(
  { kept_in, key }: CollectedSource,
  { readFile }: OpenedArtefact<'pdf_generation'>,
  store: ObjectStore,
): Promise<Uint8Array> {
  return kept_in === 'session' ? readFile(key) : store.get(key);
}

/** Pages of one source that values were read from, and whether it is a PDF, which can be drawn again. */
interface SourcePages {
  source: CollectedSource;
  /** Place of the source among all. */
  index: number;
  isPdf: boolean;
  bytes: Uint8Array;
  pages: { page: number; places: Placed[] }[];
}

/** Places by the page that they stand on, pages in the order of the sources. */
async function pagesBySource(
  facts: PropertyFacts,
  collected: OpenedArtefact<'pdf_generation'>,
  store: ObjectStore,
): Promise<SourcePages[]> {
  const places = shownPlaces(facts);
  const found: SourcePages[] = [];
  let left = sheetsAtMost;
  for (const [index, source] of collected.content.sources.entries()) {
    const own = Map.groupBy(
      places.filter(({ source_id }) => source_id === source.id),
      ({ page }) => page,
    );
    const pages = [...own]
      .map(([page, on]) => ({ page, places: on }))
      .sort((one, other) => one.page - other.page)
      .slice(0, left);
    if (pages.length === 0) continue;
    left -= pages.length;
    const bytes = await sourceBytes(source, collected, store);
    found.push({ source, index, isPdf: fileKind(bytes, source.content_type, source.name) === 'pdf', bytes, pages });
  }
  return found;
}

const valuePlace = ({ box, label_box }: Placed): ValuePlace => ({ box, ...(label_box && { label_box }) });

export interface CutPictures {
  /** By the key of their place. */
  crops: Map<string, Crop>;
  sheets: Sheet[];
}

export interface Cutting {
  store: ObjectStore;
  cutPictures: Ports['cutPictures'];
  /** Keeps a file of the session that read the sources. */
  writeFile: SessionFolder['writeFile'];
  signal: AbortSignal;
}

/** Cuts the pages that `choose` gives, and keeps them. What cannot be drawn is left out: a report without a picture is still a report. */
async function cutPages(
  sources: readonly SourcePages[],
  choose: (source: SourcePages, page: number) => Pick<PageToCut, 'straightened'> | null,
  { cutPictures, writeFile, signal }: Cutting,
): Promise<CutPictures> {
  const crops = new Map<string, Crop>();
  const sheets: Sheet[] = [];
  const save = async (path: string, { webp, width, height }: KeptPicture): Promise<Crop> => {
    const file = `${sessionFiles.pictures}/${path}.webp`;
    await writeFile(file, webp);
    return { file, width, height };
  };
  for (const pictured of sources) {
    const { source, index, isPdf, bytes, pages } = pictured;
    const toCut = pages.flatMap(({ page, places }): PageToCut[] => {
      const chosen = choose(pictured, page);
      return chosen === null ? [] : [{ page, ...chosen, places: places.map(valuePlace) }];
    });
    if (toCut.length === 0) continue;
    const cut = await cutPictures({ pdf: isPdf ? bytes : null, sourceName: source.name, pages: toCut }, signal);
    for (const { page, sheet, crops: pictures } of cut) {
      const name = `${index + 1}-page-${page}`;
      if (sheet !== null) sheets.push({ source_id: source.id, source_name: source.name, page, ...(await save(name, sheet)) });
      const places = pages.find((one) => one.page === page)?.places ?? [];
      await Promise.all(
        pictures.map(async (picture, at) => {
          const place = places[at];
          if (picture !== null && place !== undefined) crops.set(placeKey(place), await save(`${name}-${at + 1}`, picture));
        }),
      );
    }
  }
  return { crops, sheets };
}

/**
 * Cuts what is at hand only while the sources are read: pages that were read as pictures. `follow` says whether others are
 * to be cut later.
 */
export async function cutStraightened(
  facts: PropertyFacts,
  collected: OpenedArtefact<'pdf_generation'>,
  straightened: StraightenedPages,
  cutting: Cutting & { onCut: () => Promise<void> },
): Promise<CutPictures & { follow: boolean }> {
  const sources = await pagesBySource(facts, collected, cutting.store);
  const seen = ({ source }: SourcePages, page: number) => straightened.find(source.id, page);
  const all = sources.flatMap((source) =>
    source.pages.map(({ page }) => ({ isPdf: source.isPdf, seen: seen(source, page) !== undefined })),
  );
  if (all.some((page) => page.seen)) await cutting.onCut();
  const choose = (source: SourcePages, page: number) => {
    const webp = seen(source, page);
    return webp === undefined ? null : { straightened: webp };
  };
  return { ...(await cutPages(sources, choose, cutting)), follow: all.some((page) => page.isPdf && !page.seen) };
}

/** Cuts the pages of PDFs of which there is no picture yet. */
export async function cutDrawn(
  facts: PropertyFacts,
  collected: OpenedArtefact<'pdf_generation'>,
  kept: readonly Sheet[],
  cutting: Cutting,
): Promise<CutPictures> {
  const isKept = (sourceId: string, page: number) => kept.some((sheet) => sheet.source_id === sourceId && sheet.page === page);
  const choose = ({ source, isPdf }: SourcePages, page: number) => (isPdf && !isKept(source.id, page) ? {} : null);
  return cutPages(await pagesBySource(facts, collected, cutting.store), choose, cutting);
}
