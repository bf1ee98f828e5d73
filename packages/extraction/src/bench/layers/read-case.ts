import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { readLayer } from './read-layer.ts';

/** `flyer.pdf.layer` is `flyer.pdf` by what the PDF library returned of it. */
const ending = '.layer';

/** What an input is called, whether it is there itself or its recorded layer. */
export const inputName = (file: string): string => (file.endsWith(`.pdf${ending}`) ? file.slice(0, -ending.length) : file);

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Reads an input of a folder: the file itself by `readSource`, or, where only its layer is there, that. */
export async function readCase(
  inputsDir: string,
  file: string,
  readSource: (input: SourceInput) => Promise<SourceReading>,
): Promise<SourceReading> {
  const input = {
    sourceId: file,
    sourceKind: /\.html?$/i.test(file) ? 'listing' : 'document',
    sourceName: path.basename(file),
    contentType: '',
  } as const;
  const at = path.join(inputsDir, file);
  const bytes = await readFile(at).catch(orNull);
  return bytes === null
    ? readLayer(input, await readFile(`${at}${ending}`, 'utf8'))
    : readSource({ ...input, bytes: new Uint8Array(bytes) });
}
