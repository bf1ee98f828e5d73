// The body of a process that cuts the places of values out of the pages of hostile documents, one document after the other.
import { getPriority, setPriority } from 'node:os';
import { type CutPage, createDrawnPages, cutPictures, drawAhead } from '@rimawari/extraction/crops';
import type { CutterInput } from './picture-cutter.ts';
import type { ReaderAnswer, ReaderRequest } from './source-message.ts';

/** Reports are worked out before pictures are cut for others. */
const stepsLower = 5;
setPriority(Math.min(19, getPriority() + stepsLower));

function answer(message: ReaderAnswer<CutPage[]>): void {
  process.send?.(message);
}

const drawn = createDrawnPages();

async function work(input: CutterInput): Promise<CutPage[]> {
  if ('pages' in input) return cutPictures(input, drawn);
  await drawAhead(input.pdf, input.sourceName, drawn);
  return [];
}

process.on('message', ({ id, input }: ReaderRequest<CutterInput>) => {
  work(input).then(
    (reading) => answer({ kind: 'read', id, reading }),
    (error: unknown) => answer({ kind: 'failed', id, known: null, message: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
// Without its server it has nothing to do.
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
