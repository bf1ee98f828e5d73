import type { KeptPicture, PageToCut, ValuePlace } from '@rimawari/extraction/crops';
import { fileKind } from '@rimawari/extraction/file-kind';
import { type Crop, type Evidence, factNames, type PropertyFacts } from '@rimawari/underwriting';
import type { ObjectStore } from '../storage/object-store.ts';
import { type CollectedSource, type OpenedArtefact, type Sheet, sessionFiles } from './artefacts.ts';
import type { StepContext } from './step.ts';

/** Pages of one analysis that are kept as pictures, and places on them: more would be read by nobody. */
const sheetsAtMost = 12;
const cropsAtMost = 80;
/** Of one fact: further places say the same again. */
const placesOfFact = 2;

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

/** Evidence that stands at a place of a page. */
type Placed = Evidence & Required<Pick<Evidence, 'page' | 'box'>>;

const isPlaced = (entry: Evidence): entry is Placed => entry.page !== undefined && entry.box !== undefined;
/** The same place is cut once, however many facts were read from it. */
const placeKey = ({ source_id, page, box, label_box }: Evidence): string => JSON.stringify([source_id, page, box, label_box]);

/** What a reader of the report looks at: values that wait to be confirmed, then the facts, each at its first places. */
function shownPlaces({ evidence, to_confirm: waiting = [] }: PropertyFacts): Placed[] {
  const all = [
    ...waiting.map((entry) => entry.evidence),
    ...factNames.flatMap((name) => (evidence[name] ?? []).filter(isPlaced).slice(0, placesOfFact)),
  ].filter(isPlaced);
  return [...new Map(all.map((entry) => [placeKey(entry), entry])).values()].slice(0, cropsAtMost);
}

const valuePlace = ({ box, label_box }: Placed): ValuePlace => ({ box, ...(label_box && { label_box }) });

/** Places by the page that they stand on, pages in the order of the sources. */
function byPage(places: readonly Placed[]): Map<string, Map<number, Placed[]>> {
  const pages = new Map<string, Map<number, Placed[]>>();
  for (const place of places) {
    const ofSource = pages.get(place.source_id) ?? new Map<number, Placed[]>();
    ofSource.set(place.page, [...(ofSource.get(place.page) ?? []), place]);
    pages.set(place.source_id, ofSource);
  }
  return pages;
}

/**
 * Keeps pictures of the pages that values were read from and of each value on them, as files of the session, and names
 * them in the facts. What cannot be drawn is left out: a report without a picture is still a report.
 */
export async function keepPictures(
  facts: PropertyFacts,
  collected: OpenedArtefact<'pdf_generation'>,
  { ports, store, session, signal, progress }: StepContext,
  straightened: StraightenedPages,
): Promise<{ facts: PropertyFacts; sheets: Sheet[] }> {
  const crops = new Map<string, Crop>();
  const sheets: Sheet[] = [];
  const wanted = byPage(shownPlaces(facts));
  if (wanted.size > 0) await progress(35, 'Keeping pictures of what was read');
  const save = async (path: string, { webp, width, height }: KeptPicture): Promise<Crop> => {
    const file = `${sessionFiles.pictures}/${path}.webp`;
    await session.writeFile(file, webp);
    return { file, width, height };
  };
  for (const [index, source] of collected.content.sources.entries()) {
    const pages = [...(wanted.get(source.id) ?? [])].sort(([one], [other]) => one - other).slice(0, sheetsAtMost - sheets.length);
    if (pages.length === 0) continue;
    const bytes = await sourceBytes(source, collected, store);
    const isPdf = fileKind(bytes, source.content_type, source.name) === 'pdf';
    const toCut = pages.flatMap(([page, places]): PageToCut[] => {
      const seen = straightened.find(source.id, page);
      return seen === undefined && !isPdf ? [] : [{ page, ...(seen && { straightened: seen }), places: places.map(valuePlace) }];
    });
    if (toCut.length === 0) continue;
    const cut = await ports.cutPictures({ pdf: isPdf ? bytes : null, sourceName: source.name, pages: toCut }, signal);
    for (const { page, sheet, crops: pictures } of cut) {
      const name = `${index + 1}-page-${page}`;
      if (sheet !== null) sheets.push({ source_id: source.id, source_name: source.name, page, ...(await save(name, sheet)) });
      const places = wanted.get(source.id)?.get(page) ?? [];
      await Promise.all(
        pictures.map(async (picture, at) => {
          const place = places[at];
          if (picture !== null && place !== undefined) crops.set(placeKey(place), await save(`${name}-${at + 1}`, picture));
        }),
      );
    }
  }
  return { facts: withCrops(facts, crops), sheets };
}

function withCrops(facts: PropertyFacts, crops: ReadonlyMap<string, Crop>): PropertyFacts {
  const pictured = (entry: Evidence): Evidence => {
    const crop = crops.get(placeKey(entry));
    return crop === undefined ? entry : { ...entry, crop };
  };
  return {
    ...facts,
    evidence: Object.fromEntries(Object.entries(facts.evidence).map(([field, entries]) => [field, entries?.map(pictured)])),
    ...(facts.to_confirm && { to_confirm: facts.to_confirm.map((entry) => ({ ...entry, evidence: pictured(entry.evidence) })) }),
  };
}
