import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { comparePictures } from './compare-pictures.ts';
import { packPicture } from './pack-picture.ts';
import { pictureFolders, storedFile, writtenFile } from './picture-folders.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Photographs the story on show. Returns what is wrong with the picture, or null. */
    takePicture: (set: string, picture: string, isUpdate: boolean) => Promise<string | null>;
  }
}

const looks = 40;
const pause = 100;

/** As soon as one look is as stored, the story is; one that is not is looked at until two looks are the same. */
export const takePicture: BrowserCommand<[set: string, picture: string, isUpdate: boolean]> = async (
  { iframe },
  set,
  picture,
  isUpdate,
) => {
  const file = storedFile(pictureFolders, set, picture);
  const stored = existsSync(file) ? await readFile(file) : null;
  const body = iframe.locator('body');
  const look = () => body.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  let taken = await look();
  let compared = stored && (await comparePictures(stored, taken));
  for (let round = 1; round < looks && !compared?.isSame; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const before = taken;
    taken = await look();
    if (taken.equals(before)) break;
    compared = stored && (await comparePictures(stored, taken));
    if (round === looks - 1) return 'The story does not come to rest, so it cannot be photographed.';
  }
  if (compared?.isSame) return null;
  if (isUpdate) {
    await put(file, await packPicture(taken));
    return null;
  }
  if (compared === null) {
    await put(writtenFile(pictureFolders, set, picture, 'reference'), taken);
    return 'It has no stored picture yet. npm run visual -- --update takes it.';
  }
  await put(writtenFile(pictureFolders, set, picture, 'actual'), taken);
  if (compared.difference) await put(writtenFile(pictureFolders, set, picture, 'diff'), compared.difference);
  return `It does not look as stored: ${compared.what}`;
};

async function put(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
