import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InsightReport, openReport } from '@rimawari/underwriting';

/** Reads the report of a sample; null where none was built. */
export type ReadSample = (slug: string) => Promise<InsightReport | null>;

export const samplesFolder = fileURLToPath(new URL('../../../dist/samples', import.meta.url));

export const sampleFile = (folder: string, slug: string): string => join(folder, `${slug}.json`);

/** Samples as the build left them. */
export function samplesIn(folder: string): ReadSample {
  return async (slug) => {
    const text = await readFile(sampleFile(folder, slug), 'utf8').catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return null;
      throw problem;
    });
    return text === null ? null : openReport(text);
  };
}
