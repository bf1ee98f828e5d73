import type { SourceInput } from '../../reading/source-reading.ts';
import { openPdf } from './open-pdf.ts';

/** Longer side of the picture, in pixels: a flyer's small print can be read. */
const longSide = 1600;

interface Drawing {
  canvas: { toBuffer(type: 'image/png'): Uint8Array };
  context: object;
}

/** Draws the first page of a PDF as PNG. Meant for a child process: the bytes are hostile. @throws ReadFailure */
export async function pictureFirstPage(input: SourceInput): Promise<Uint8Array> {
  const { task, document } = await openPdf(input);
  try {
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longSide / Math.max(width, height, 1) });
    const factory = document.canvasFactory as { create(width: number, height: number): Drawing };
    const { canvas, context } = factory.create(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
    await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
    return canvas.toBuffer('image/png');
  } finally {
    await task.destroy();
  }
}
