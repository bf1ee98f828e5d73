import type { ReportPictures } from '@rimawari/report-viewer/render';
import type { PropertyFacts } from '@rimawari/underwriting';
import { ObjectMissing } from '../storage/object-store.ts';
import { type OpenedArtefact, openArtefact } from './artefacts.ts';
import type { SessionFolder } from './step.ts';

/** Paths of the pictures that the facts name, each once. */
function cropFiles({ evidence, to_confirm: waiting = [] }: PropertyFacts): string[] {
  const all = [...Object.values(evidence).flatMap((entries) => entries ?? []), ...waiting.map((entry) => entry.evidence)];
  return [...new Set(all.flatMap(({ crop }) => crop?.file ?? []))];
}

/** A picture of the run as a `data:` address; null where it is not there, as it may be after a store was mended. */
async function pictureData({ readFile }: Pick<OpenedArtefact<'data_extraction'>, 'readFile'>, file: string): Promise<string | null> {
  try {
    return `data:image/webp;base64,${Buffer.from(await readFile(file)).toString('base64')}`;
  } catch (problem) {
    if (problem instanceof ObjectMissing) return null;
    throw problem;
  }
}

async function readFiles(
  opened: Pick<OpenedArtefact<'data_extraction'>, 'readFile'>,
  files: readonly string[],
): Promise<Map<string, string>> {
  const read = await Promise.all(files.map(async (file) => [file, await pictureData(opened, file)] as const));
  return new Map(read.flatMap(([file, data]) => (data === null ? [] : [[file, data]])));
}

/** The pictures of what the run was read from. For the owner's report alone: they show all that the sources say. */
export async function readPictures(session: SessionFolder): Promise<ReportPictures> {
  const opened = await openArtefact(session, 'data_extraction');
  const { facts, sheets = [] } = opened.content;
  const [crops, pages] = await Promise.all([
    readFiles(opened, cropFiles(facts)),
    readFiles(
      opened,
      sheets.map(({ file }) => file),
    ),
  ]);
  return {
    crops: Object.fromEntries(crops),
    sheets: sheets.flatMap(({ file, ...sheet }) => {
      const data = pages.get(file);
      return data === undefined ? [] : [{ ...sheet, data }];
    }),
  };
}

/** Paths of every picture that the run rests on, and a way to each. */
export async function listPictures(session: SessionFolder): Promise<{ file: string; read: () => Promise<Uint8Array> }[]> {
  const { content, readFile } = await openArtefact(session, 'data_extraction');
  const files = [...(content.sheets ?? []).map(({ file }) => file), ...cropFiles(content.facts)];
  return files.map((file) => ({ file, read: () => readFile(file) }));
}

/** Pictures of the run by their files, for whoever shows values outside of the report. */
export async function readCrops(session: SessionFolder, files: readonly string[]): Promise<Map<string, string>> {
  return files.length === 0 ? new Map() : readFiles(await openArtefact(session, 'data_extraction'), files);
}
