import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { packedLayers } from './layer-pack.ts';
import { readLayer } from './read-layer.ts';

/** `flyer.pdf.layer` is `flyer.pdf` by what the PDF library returned of it. */
const ending = '.layer';

/** What an input is called, whether it is there itself or its recorded layer. */
export const inputName = (file: string): string => (file.endsWith(`.pdf${ending}`) ? file.slice(0, -ending.length) : file);

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** The recorded layer of an input: a file of its own, or a part of the pack of the folder that it lies in. */
async function layerOf(inputsDir: string, file: string): Promise<string> {
  const [group = '', ...rest] = file.split(path.sep);
  const packed = rest.length === 0 ? undefined : (await packedLayers(path.join(inputsDir, group))).get(rest.join('/'));
  return packed ?? readFile(`${path.join(inputsDir, file)}${ending}`, 'utf8');
}

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
  const bytes = await readFile(path.join(inputsDir, file)).catch(orNull);
  return bytes === null ? readLayer(input, await layerOf(inputsDir, file)) : readSource({ ...input, bytes: new Uint8Array(bytes) });
}
