import { readPdf } from '../../readers/pdf/read-pdf.ts';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { parseLayer } from './parse-layer.ts';
import { recordedPages } from './recorded-pdf.ts';

/** Reads a document of which the layer is recorded, as if the PDF library had returned it. Throws a ReadFailure or a SyntaxError. */
export async function readLayer(input: Omit<SourceInput, 'bytes'>, layer: string): Promise<SourceReading> {
  const recorded = recordedPages(parseLayer(layer));
  return readPdf({ ...input, bytes: new Uint8Array() }, undefined, async () => recorded);
}
