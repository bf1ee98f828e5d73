import type { SourceReading } from '@rimawari/extraction';
import { pictureProcessLimits } from '@rimawari/extraction/limits';
import { openReaderPool, type ReaderPool } from './reader-pool.ts';
import type { ReadingEvents } from './reader-process.ts';
import { rehearsalSources } from './rehearsal.ts';
import type { SourceInput } from './source-message.ts';

const pictureReader = new URL('./picture-reader.run.ts', import.meta.url);
/** Models take most of a gigabyte; they go when nobody has sent a picture for so long. */
const modelsStayMs = 120_000;

/** Reads sources of every kind: text in processes without native code, and what is left as pictures in one that has the models. */
export interface SourceReaders extends Pick<ReaderPool, 'warm' | 'close'> {
  /** @throws SourceUnreadable, or the reason of `signal` */
  read(input: SourceInput, signal: AbortSignal, events?: ReadingEvents): Promise<SourceReading>;
}

export function openSourceReaders(): SourceReaders {
  const texts = openReaderPool({ rehearsal: rehearsalSources });
  const pictures = openReaderPool({
    size: 1,
    limits: pictureProcessLimits,
    module: pictureReader,
    permissions: ['--allow-addons', '--allow-worker'],
    idleMs: modelsStayMs,
  });
  return {
    warm: (rehearse) => texts.warm(rehearse),
    async read(input, signal, events) {
      const reading = await texts.read(input, signal);
      const isPictured = (reading.pictured_pages ?? []).length > 0 && input.settings?.pictures !== false;
      return isPictured ? pictures.read(input, signal, events) : reading;
    },
    async close() {
      await Promise.all([texts.close(), pictures.close()]);
    },
  };
}
