// The body of a process that reads pictures: the models are loaded once, for the first source, and go when the process is let go.
import { openRecogniser, type Recogniser, readPictured } from '@rimawari/extraction/pictures';
import { ReadFailure } from '@rimawari/extraction/readers';
import { pictureSettings } from './picture-settings.ts';
import type { ReaderAnswer, ReaderRequest } from './source-message.ts';

function answer(message: ReaderAnswer): void {
  process.send?.(message);
}

let opened: Promise<Recogniser> | null = null;
const { threads, side } = pictureSettings();

process.on('message', ({ id, input }: ReaderRequest) => {
  opened ??= openRecogniser(threads);
  opened
    .then((recogniser) =>
      readPictured(input, {
        recogniser,
        side,
        onPage: (page, pages) => answer({ kind: 'page', id, page, pages }),
        onStraightened: (page, webp) => answer({ kind: 'straightened', id, page, webp }),
      }),
    )
    .then(
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
