import { fromEvent } from 'file-selector';
import { useRef } from 'react';
import type { DropEvent } from 'react-dropzone';

type Brought = Awaited<ReturnType<typeof fromEvent>>;

/**
 * Reads the files of an event for `useDropzone`, which gives up a read that is not done when the next files come: those of the read given up
 * come with the next. `done` is called when files arrived.
 */
export function useEveryFile() {
  const waiting = useRef<Promise<Brought>>(Promise.resolve([]));
  return {
    read: (event: DropEvent | FileSystemFileHandle[]): Promise<Brought> => {
      const files = fromEvent(event as Event);
      // A drag over the zone is looked at too; it brings nothing yet.
      if ('type' in event && event.type === 'dragenter') return files;
      const all = Promise.all([waiting.current, files]).then((each) => each.flat());
      waiting.current = all.catch(() => []);
      return all;
    },
    done: () => {
      waiting.current = Promise.resolve([]);
    },
  };
}
