// oxlint-disable-next-line typescript/triple-slash-reference -- packages that include this file find the types by it; the library ships none.
/// <reference path="./wawoff2.d.ts" />
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decompress } from 'wawoff2';

const packageFile = (): string => fileURLToPath(import.meta.resolve('@fontsource/noto-sans-jp/package.json'));
/** The file with nearly every character at two weights, and the parts, which hold what it lacks, such as 髙, ① and half-width kana. */
const isTaken = (name: string): boolean => /-400-normal\.woff2$|-japanese-700-normal\.woff2$/.test(name);

/**
 * A folder with the Japanese face of the npm packages. Chromium takes no packed file from fontconfig, so each is unpacked, once, beside
 * and then moved: a crash leaves no half folder behind.
 */
export async function japaneseFolder(cacheFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(packageFile(), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  const folder = join(cacheFolder, `noto-sans-jp-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const fresh = await mkdtemp(join(cacheFolder, 'unpacking-'));
  try {
    const files = join(dirname(packageFile()), 'files');
    for (const name of (await readdir(files)).filter(isTaken))
      await writeFile(join(fresh, name.replace(/woff2$/, 'ttf')), await decompress(await readFile(join(files, name))));
    await rename(fresh, folder).catch((error: unknown) => {
      // Another process was faster: its copy is as good.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}

/** Any text that names no face of ours is set in these, in this order. The Japanese files of every weight bear the name of the thinnest. */
const standIns = ['Open Sans', 'Noto Sans JP Thin'];

/**
 * A fontconfig file that names these folders and no other: the fonts of the machine change nothing. Chromium dies without a single font,
 * also when the page brings its own.
 */
export function fontSetUp(folders: readonly string[], cacheFolder: string): string {
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${join(cacheFolder, 'font-cache')}</cachedir>`,
    '<match target="pattern"><edit name="family" mode="append_last">',
    ...standIns.map((family) => `<string>${family}</string>`),
    '</edit></match></fontconfig>',
  ].join('');
}

/** Writes it beside the fonts and gives its path; moved into place, since another process may be reading it. */
export async function writeFontSetUp(cacheFolder: string, latinFolder: string | null): Promise<string> {
  const folders = [...(latinFolder === null ? [] : [latinFolder]), await japaneseFolder(cacheFolder)];
  const path = join(cacheFolder, 'fonts.conf');
  const fresh = await mkdtemp(join(cacheFolder, 'writing-'));
  await writeFile(join(fresh, 'fonts.conf'), fontSetUp(folders, cacheFolder));
  await rename(join(fresh, 'fonts.conf'), path);
  await rm(fresh, { recursive: true });
  return path;
}
