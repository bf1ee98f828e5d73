import type { ReportPictures } from '@rimawari/report-viewer/render';
import type { Crop, InsightReport, PropertyFacts } from '@rimawari/underwriting';
import { z } from 'zod';
import { ObjectMissing } from '../../platform/index.ts';
import { ArtefactMissing } from './artefact-problems.ts';
import { type OpenedArtefact, openArtefact, type Sheet, sessionFiles } from './artefacts.ts';
import { cropFiles, withCrops } from './crops-of-facts.ts';
import type { CutPictures } from './evidence-pictures.ts';
import type { SessionFolder } from './step.ts';

const size = { file: z.string(), width: z.int().positive(), height: z.int().positive() };
const cutAfterwards = z.object({
  crops: z.array(z.object({ place: z.string(), crop: z.object(size) })),
  sheets: z.array(z.object({ source_id: z.string(), source_name: z.string(), page: z.int().positive(), ...size })),
});

/** What is written when the pictures that follow the step have been cut. */
export function writeCut({ crops, sheets }: CutPictures): string {
  const named: z.infer<typeof cutAfterwards> = { crops: [...crops].map(([place, crop]) => ({ place, crop })), sheets };
  return JSON.stringify(named);
}

type Opened = Pick<OpenedArtefact<'data_extraction'>, 'readFile'>;

async function fileOrNull({ readFile }: Opened, path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (problem) {
    if (problem instanceof ObjectMissing) return null;
    throw problem;
  }
}

/** The pictures of a run: which there are, and whether more are on their way. */
export interface RunPictures extends Opened {
  /** The run that read the sources, and keeps the pictures. */
  sessionId: string;
  /** As the step left them, with the pictures that were cut since. */
  facts: PropertyFacts;
  crops: ReadonlyMap<string, Crop>;
  sheets: readonly Sheet[];
  /** Some are still being cut. */
  isPending: boolean;
}

/** Null where the run has read no sources: one of before readings were kept, or one whose artefact was lost. */
export async function openPictures(session: SessionFolder): Promise<RunPictures | null> {
  const opened = await openArtefact(session, 'data_extraction').catch((problem: unknown) => {
    if (problem instanceof ArtefactMissing) return null;
    throw problem;
  });
  if (opened === null) return null;
  const { facts, sheets = [], pictures_follow: follow = false } = opened.content;
  const index = follow ? await fileOrNull(opened, sessionFiles.cutAfterwards) : null;
  const cut = index === null ? { crops: [], sheets: [] } : cutAfterwards.parse(JSON.parse(new TextDecoder().decode(index)));
  const crops = new Map(cut.crops.map(({ place, crop }) => [place, crop]));
  return {
    sessionId: opened.sessionId,
    readFile: opened.readFile,
    facts: withCrops(facts, crops),
    crops,
    sheets: [...sheets, ...cut.sheets],
    isPending: follow && index === null,
  };
}

/** Pictures as `data:` addresses; one that is not there, as may be after a store was mended, is left out. */
async function readFiles(opened: Opened, files: readonly string[]): Promise<Map<string, string>> {
  const read = await Promise.all(files.map(async (file) => [file, await fileOrNull(opened, file)] as const));
  return new Map(
    read.flatMap(([file, webp]) => (webp === null ? [] : [[file, `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`]])),
  );
}

/** A report that names the pictures of its places, and the pictures themselves. */
export interface PicturedReport {
  report: InsightReport;
  pictures: ReportPictures;
  isPending: boolean;
}

/** The report with pictures of what it was read from. For its owner alone: they show all that the sources say. */
export async function withPictures(session: SessionFolder, report: InsightReport): Promise<PicturedReport> {
  const opened = await openPictures(session);
  if (opened === null) return { report, pictures: { crops: {}, sheets: [] }, isPending: false };
  const [crops, pages] = await Promise.all([
    readFiles(opened, cropFiles(opened.facts)),
    readFiles(
      opened,
      opened.sheets.map(({ file }) => file),
    ),
  ]);
  return {
    report: nameCrops(report, opened),
    pictures: {
      crops: Object.fromEntries(crops),
      sheets: opened.sheets.flatMap(({ file, ...sheet }) => {
        const data = pages.get(file);
        return data === undefined ? [] : [{ ...sheet, data }];
      }),
    },
    isPending: opened.isPending,
  };
}

/** The report with the paths of its pictures. */
export function nameCrops(report: InsightReport, opened: RunPictures | null): InsightReport {
  if (opened === null) return report;
  return { ...report, inputs: { ...report.inputs, facts: withCrops(report.inputs.facts, opened.crops) } };
}

/** Paths of every picture that the run rests on, and a way to each. */
export async function listPictures(session: SessionFolder): Promise<{ file: string; read: () => Promise<Uint8Array> }[]> {
  const opened = await openPictures(session);
  if (opened === null) return [];
  const files = [...opened.sheets.map(({ file }) => file), ...cropFiles(opened.facts)];
  return files.map((file) => ({ file, read: () => opened.readFile(file) }));
}

/** Pictures of values that wait to be confirmed, by their files, for whoever shows them outside of the report. */
export async function readWaitingCrops({ facts, readFile }: RunPictures): Promise<Map<string, string>> {
  const files = (facts.to_confirm ?? []).flatMap(({ evidence: { crop } }) => crop?.file ?? []);
  return readFiles({ readFile }, files);
}
