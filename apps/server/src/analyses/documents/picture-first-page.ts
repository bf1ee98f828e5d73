import { firstPageLimits } from '@rimawari/extraction/limits';
import { Problem } from '../../platform/index.ts';
import { askOnce, NoAnswer } from './ask-once.ts';

const drawer = new URL('./first-page.run.ts', import.meta.url);

/**
 * Draws the first page of a PDF as PNG, in a process of its own that ends with it: drawing needs native code, which the
 * readers go without. @throws Problem 415 when it cannot be drawn
 */
export async function pictureFirstPage(pdf: Uint8Array): Promise<Uint8Array> {
  try {
    return await askOnce<Uint8Array>(drawer, { pdf }, { limits: firstPageLimits, permissions: ['--allow-addons'] });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new Problem('unsupported_type', `The first page of this PDF cannot be shown: ${error.message}`);
  }
}
