import { createRequire } from 'node:module';
import path from 'node:path';
import type { SourceInput } from '../../reading/source-reading.ts';
import { damaged, ReadFailure } from '../read-failure.ts';

/** Opens a PDF. Without its pictures nothing of them is decoded, however large they are. */
export async function openPdf(input: SourceInput, { pictures = true } = {}) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: new Uint8Array(input.bytes),
    cMapUrl: `${root}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${root}/standard_fonts/`,
    wasmUrl: `${root}/wasm/`,
    disableFontFace: true,
    useSystemFonts: false,
    ...(!pictures && { maxImageSize: 1 }),
    verbosity: 0,
  });
  try {
    return { task, document: await task.promise };
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ReadFailure('encrypted', input.sourceName, undefined, { cause: error });
    }
    throw damaged(input.sourceName, 'a PDF', error);
  }
}
