import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type ObjectStore, Problem, type Tables } from '../../platform/index.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { listPictures } from '../pipeline/report-pictures.ts';
import { openSession } from '../pipeline/session-folder.ts';
import type { SessionFolder } from '../pipeline/step.ts';
import type { Reports } from '../report/reports.ts';
import { readBases } from '../runs/store.ts';
import { type AnalysisRow, listAnalyses, listSources } from '../submission/store.ts';
import { createPaths, entryName } from './entry-names.ts';
import { readOwnRows } from './store.ts';
import type { ZipEntry } from './write-zip.ts';

export interface ExportSources {
  db: Kysely<Tables>;
  store: ObjectStore;
  reports: Pick<Reports, 'download'>;
}

const pageSize = 100;
const formats = ['html', 'json', 'pdf'] as const;

/** Everything that is kept of a user: their rows as JSON, and of each analysis its data, its documents, the pictures of what was read, and its report. */
export async function collectEntries({ db, store, reports }: ExportSources, userId: string): Promise<ZipEntry[]> {
  const pathOf = createPaths();
  const entries: ZipEntry[] = [];
  const add = (folder: string, name: string, open: ZipEntry['open']) => void entries.push({ path: pathOf(folder, name), open });
  const addJson = (folder: string, name: string, value: unknown) =>
    add(folder, name, async () => Readable.from([Buffer.from(JSON.stringify(value, null, 2))]));

  for (const [name, rows] of Object.entries(await readOwnRows(db, userId))) addJson('', `${name}.json`, rows);
  for (let offset = 0; ; offset += pageSize) {
    const rows = await listAnalyses(db, userId, { offset, limit: pageSize });
    for (const analysis of rows) {
      const title = entryName(analysis.title ?? untitled, 'Analysis');
      const folder = `analyses/${analysis.created_at.toISOString().slice(0, 10)} ${title} ${analysis.id.slice(0, 8)}/`;
      addJson(folder, 'analysis.json', describe(analysis));
      for (const source of await listSources(db, analysis.id))
        add(`${folder}documents/`, entryName(source.filename, 'document'), () => store.getStream(source.object_key));
      if (analysis.status !== 'completed') continue;
      for (const { file, read } of await listPictures(await sessionOf(db, store, analysis)))
        add(`${folder}pictures/`, basename(file), async () => Readable.from([Buffer.from(await read())]));
      for (const format of formats) {
        const file = await availableReport(reports, analysis, format);
        if (file !== null) add(folder, `report.${format}`, file);
      }
    }
    if (rows.length < pageSize) return entries;
  }
}

async function sessionOf(db: Kysely<Tables>, store: ObjectStore, { id, session_id }: AnalysisRow): Promise<SessionFolder> {
  const ref = { analysisId: id, sessionId: session_id };
  return openSession(store, id, session_id, await readBases(db, ref));
}

/** A report that cannot be had in this form is left out: the PDF of one that was never printed, for example. */
async function availableReport(
  reports: ExportSources['reports'],
  analysis: AnalysisRow,
  format: (typeof formats)[number],
): Promise<ZipEntry['open'] | null> {
  const read = async () => Readable.from([Buffer.from((await reports.download(analysis, format)).content)]);
  if (format !== 'pdf') return read;
  try {
    // Looked at now and read again in its turn: the whole of them would not fit into memory.
    await reports.download(analysis, format);
    return read;
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
}

function describe(analysis: AnalysisRow): Record<string, unknown> {
  const { user_id: _owner, session_id: _run, ...known } = analysis;
  return known;
}
