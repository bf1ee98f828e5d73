import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';
import { comparePictures } from './compare-pictures.ts';
import { packPicture, pixelsOf, unpackPicture } from './pack-picture.ts';
import { fileNames, pictureFolders, removeFiles, storedFiles, writtenFile } from './picture-folders.ts';
import { pictureSets } from './picture-sets.ts';
import { halve, type Pixels, roundEdges } from './reduce-picture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Photographs an area of the page. Returns what is wrong with the picture, or null. */
    takePicture: (set: string, picture: string, area: Area, isUpdate: boolean) => Promise<string | null>;
  }
}

/** In whole pixels of the page. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const looks = 40;
const pause = 100;

/** As soon as one look is as stored, the story is; one that is not is looked at until two looks are the same. */
export const takePicture: BrowserCommand<[set: string, picture: string, area: Area, isUpdate: boolean]> = async (
  { page },
  set,
  picture,
  area,
  isUpdate,
) => {
  const isHalved = pictureSets.find(({ name }) => name === set)?.isHalved === true;
  const files = storedFiles(pictureFolders, set, picture);
  const look = await lookAt(page, area);
  const [stored, first] = await Promise.all([files.length > 0 ? read(files) : null, look()]);
  let taken = first;
  const reduced = async (): Promise<Pixels> => {
    const pixels = await pixelsOf(taken);
    return isHalved ? halve(pixels) : pixels;
  };
  let compared = stored && (await comparePictures(stored, await reduced()));
  for (let round = 1; round < looks && !compared?.isSame; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const before = taken;
    taken = await look();
    if (taken.equals(before)) break;
    compared = stored && (await comparePictures(stored, await reduced()));
    if (round === looks - 1) return 'The story does not come to rest, so it cannot be photographed.';
  }
  if (compared?.isSame) return null;
  if (isUpdate) {
    await store(set, picture, await packPicture(roundEdges(await reduced())));
    return null;
  }
  if (compared === null) {
    await put(writtenFile(pictureFolders, set, picture, 'reference'), taken);
    return 'It has no stored picture yet.';
  }
  await put(writtenFile(pictureFolders, set, picture, 'actual'), taken);
  if (compared.difference) await put(writtenFile(pictureFolders, set, picture, 'diff'), compared.difference);
  return `It does not look as stored: ${compared.what}`;
};

const read = async (files: readonly string[]): Promise<Pixels> => unpackPicture(await Promise.all(files.map((file) => readFile(file))));

/** Writes the picture in place of what was stored, which may have been in more files or fewer. */
async function store(set: string, picture: string, parts: readonly Buffer[]): Promise<void> {
  await removeFiles(storedFiles(pictureFolders, set, picture));
  const names = fileNames(picture, parts.length);
  for (const [index, part] of parts.entries()) await put(path.join(pictureFolders.stored, set, names[index] ?? ''), part);
}

async function put(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Chromium's own picture, packed quickly rather than tightly: it is unpacked at once. What Playwright would still about the page is still in stories. */
async function lookAt(page: Page, { x, y, width, height }: Area): Promise<() => Promise<Buffer>> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  const window = page.viewportSize();
  const clip = { x, y, width, height, scale: 1 };
  const captureBeyondViewport = window === null || x + width > window.width || y + height > window.height;
  return async () => {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport, optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
}
