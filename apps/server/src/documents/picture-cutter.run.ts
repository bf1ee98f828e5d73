// The body of a process that cuts the places of values out of the pages of hostile documents, one document after the other.
import { getPriority, setPriority } from 'node:os';
import { type CutPage, type CutRequest, cutPictures } from '@rimawari/extraction/crops';
import type { ReaderAnswer, ReaderRequest } from './source-message.ts';

/** Reports are worked out before pictures are cut for others. */
const stepsLower = 5;
setPriority(Math.min(19, getPriority() + stepsLower));

function answer(message: ReaderAnswer<CutPage[]>): void {
  process.send?.(message);
}

process.on('message', ({ id, input }: ReaderRequest<CutRequest>) => {
  cutPictures(input).then(
    (reading) => answer({ kind: 'read', id, reading }),
    (error: unknown) => answer({ kind: 'failed', id, known: null, message: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
// Without its server it has nothing to do.
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
