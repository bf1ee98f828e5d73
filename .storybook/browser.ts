import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledBrowser, type FoundBrowser, findBrowser, hasBundledBrowser } from '../packages/browser/src/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const cacheFolder = path.join(here, '../node_modules/.cache/browser');
/** How letters are drawn in stories and their pictures: without hinting, the same on every machine. */
const drawing = path.join(here, 'fonts.conf');

/** A browser to launch and what its process must find in the environment. */
export type Browser = FoundBrowser;

/** Whether pictures can be compared on this machine. */
export const hasPinnedBrowser = (): boolean => process.platform === 'linux' && process.arch === 'x64' && hasBundledBrowser();

/** The browser that the lockfile pins, unpacked once into node_modules/.cache, with its own libraries and fonts: the same pictures on every Linux machine. */
export async function pinnedBrowser(): Promise<Browser> {
  if (!hasBundledBrowser())
    throw new Error(
      'The pinned browser (@sparticuz/chromium, Linux x64 only) is not installed. Install dependencies again on Linux x64, or let CI compare the pictures.',
    );
  const { executablePath, libraryPath, fontFolder } = await bundledBrowser(cacheFolder);
  const folder = path.dirname(executablePath);
  const fonts = path.join(folder, 'pictures.conf');
  await writeFile(fonts, (await readFile(drawing, 'utf8')).replace('/usr/share/fonts', fontFolder));
  return { executablePath, env: { LD_LIBRARY_PATH: libraryPath, FONTCONFIG_FILE: fonts, FONTCONFIG_PATH: folder } };
}

/** Any Chromium of this machine for stories run as tests, letters drawn as in the pictures; at last the pinned one. */
export async function anyBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return executablePath.startsWith(cacheFolder) ? pinnedBrowser() : { executablePath, env: { ...env, FONTCONFIG_FILE: drawing } };
}
