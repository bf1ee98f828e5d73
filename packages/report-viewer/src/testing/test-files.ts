import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';

/** Writes pages into a folder that goes with the tests of a file, and gives their addresses. */
export function filesForTests(): (name: string, html: string) => Promise<string> {
  let folder: Promise<string> | null = null;
  afterAll(async () => {
    if (folder !== null) await rm(await folder, { recursive: true, force: true });
  });
  return async (name, html) => {
    folder ??= mkdtemp(join(tmpdir(), 'rimawari-viewer-'));
    const file = join(await folder, name);
    await writeFile(file, html);
    return pathToFileURL(file).href;
  };
}
