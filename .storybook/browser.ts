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
  const { executablePath, env } = await findBrowser({ browserPath: null, cacheFolder });
  const { fontFolder } = await bundledBrowser(cacheFolder);
  const folder = path.dirname(executablePath);
  const fonts = path.join(folder, 'pictures.conf');
  await writeFile(fonts, drawnFrom(await readFile(drawing, 'utf8'), [fontFolder]));
  return { executablePath, env: { ...env, FONTCONFIG_FILE: fonts, FONTCONFIG_PATH: folder } };
}

/** The browser that stories are run in as tests, letters drawn as in the pictures: the pinned one, unless a setting names another or it does not run here. */
export async function anyBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  if (executablePath.startsWith(cacheFolder)) return pinnedBrowser();
  if (env.FONTCONFIG_FILE === undefined) return { executablePath, env };
  const fonts = path.join(cacheFolder, 'stories.conf');
  const folders = (await readFile(env.FONTCONFIG_FILE, 'utf8')).matchAll(/<dir>([^<]+)<\/dir>/g);
  await writeFile(
    fonts,
    drawnFrom(
      await readFile(drawing, 'utf8'),
      [...folders].map(([, folder = '']) => folder),
    ),
  );
  return { executablePath, env: { ...env, FONTCONFIG_FILE: fonts } };
}

/** The rules of drawing, for fonts of these folders and no others. */
const drawnFrom = (rules: string, folders: readonly string[]): string =>
  rules.replace('<!-- folders -->', folders.map((folder) => `<dir>${folder}</dir>`).join(''));
