import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Names all that a rendering comes out of: every file of the build (the renderer with its sheets, the scripts, the fonts), and the packages
 * that stay outside of the bundle. The same sources give the same name on every machine.
 */
export async function buildId(folder: string, outside: string[]): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const hash = createHash('sha256').update(`${outside.join('\0')}\0`);
  for (const file of files.sort()) hash.update(`${file.replaceAll(sep, '/')}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
