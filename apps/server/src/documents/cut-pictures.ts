import type { CutPage, CutRequest } from '@rimawari/extraction/crops';
import { processLimits } from '@rimawari/extraction/limits';
import { askOnce } from './ask-once.ts';

const cutter = new URL('./cut-pictures.run.ts', import.meta.url);

/**
 * Cuts pictures of values out of one document, in a process of its own with native code and nothing else.
 * @throws NoAnswer when it cannot be drawn within the limits, or the reason of `signal`
 */
export function cutPictures(request: CutRequest, signal: AbortSignal): Promise<CutPage[]> {
  return askOnce<CutPage[]>(cutter, request, { limits: processLimits, permissions: ['--allow-addons'], signal });
}
