// The body of a reader process: reads one hostile file at a time, and has neither the server's environment nor its data.
import { ReadFailure, readSource } from '@rimawari/extraction/readers';
import type { ReaderAnswer, ReaderRequest } from './source-message.ts';

function answer(message: ReaderAnswer): void {
  process.send?.(message);
}

process.on('message', ({ id, input }: ReaderRequest) => {
  readSource(input).then(
    (reading) => answer({ kind: 'read', id, reading }),
    (error: unknown) => {
      const known = error instanceof ReadFailure ? { reason: error.code, sentence: error.sentence } : null;
      answer({ kind: 'failed', id, known, message: error instanceof Error ? String(error.stack) : String(error) });
    },
  );
});
// Without its server a reader has nothing to do.
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
