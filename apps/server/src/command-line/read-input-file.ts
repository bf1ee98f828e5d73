import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { WrongUse } from './analyze-arguments.ts';

const contentTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.bmp': 'image/bmp',
  '.csv': 'text/csv',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.html': 'text/html',
  '.htm': 'text/html',
};
const maxBytes = 20_971_520;

export interface InputFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** @throws WrongUse when there is no such file, or none that can be an input */
export async function readInputFile(path: string): Promise<InputFile> {
  const contentType = contentTypes[extname(path).toLowerCase()];
  if (!contentType) throw new WrongUse(`${path} is none of: ${Object.keys(contentTypes).join(' ')}`);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new WrongUse(`There is no file ${path}`);
  if (found.size > maxBytes) throw new WrongUse(`${path} is larger than 20 MB`);
  return { filename: basename(path), contentType, bytes: await readFile(path) };
}
