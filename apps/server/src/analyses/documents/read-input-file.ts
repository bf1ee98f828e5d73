import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { acceptedDocuments, limits } from '@rimawari/api/limits';

/** The message says which file, and why. */
export class UnusableFile extends Error {}

/** What can be uploaded, and a listing page saved from a browser. */
const contentTypes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(acceptedDocuments).flatMap(([type, endings]) => endings.map((ending) => [`.${ending}`, type]))),
  '.html': 'text/html',
  '.htm': 'text/html',
};

export interface InputFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** @throws UnusableFile when there is no such file, or none that can be an input */
export async function readInputFile(path: string): Promise<InputFile> {
  const contentType = contentTypes[extname(path).toLowerCase()];
  if (!contentType) throw new UnusableFile(`${path} is none of: ${Object.keys(contentTypes).join(' ')}`);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UnusableFile(`There is no file ${path}.`);
  if (found.size > limits.documentBytes) throw new UnusableFile(`${path} is larger than ${limits.documentBytes / 1024 / 1024} MB`);
  return { filename: basename(path), contentType, bytes: await readFile(path) };
}
