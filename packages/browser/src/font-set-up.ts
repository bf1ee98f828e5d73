import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.fonts'), join(homedir(), '.local/share/fonts')];

/** Whether a font file lies in one of the folders. */
export async function hasFonts(folders: readonly string[] = fontFolders): Promise<boolean> {
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const names = await readdir(folder, { recursive: true });
    if (names.some((name) => /\.(ttf|ttc|otf|pfb|woff2?)$/i.test(name))) return true;
  }
  return false;
}

/**
 * Writes a fontconfig file that lists the system's fonts and those of `fontFolder`, and returns its path.
 * Chromium dies on a machine without a single font, also when the page brings its own.
 */
export async function writeFontSetUp(cacheFolder: string, fontFolder: string): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  const path = join(cacheFolder, 'fonts.conf');
  const folders = [...fontFolders, fontFolder].map((folder) => `<dir>${folder}</dir>`).join('');
  const cache = `<cachedir>${join(cacheFolder, 'font-cache')}</cachedir>`;
  await writeFile(path, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}${cache}</fontconfig>`);
  return path;
}
