import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';
import { type FileRules, outlook } from './file-rules.ts';

export type Drag = 'idle' | 'accept' | 'reject';

/** What an element needs to take files that are dropped or pasted on it. */
export function useFileDrop(rules: FileRules, disabled: boolean, take: (files: File[]) => void) {
  const [drag, setDrag] = useState<Drag>('idle');

  // A file that misses the zone would be opened in place of the page.
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => event.preventDefault();
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);

  const receive = (transfer: DataTransfer) => void droppedFiles(transfer).then(take, () => take([]));
  const handlers = {
    onDragEnter: ({ dataTransfer }: DragEvent) => {
      if (hasFiles(dataTransfer)) setDrag(outlook([...dataTransfer.items], rules));
    },
    onDragOver: ({ dataTransfer }: DragEvent) => {
      if (hasFiles(dataTransfer)) dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Also told of each part of the zone that the pointer passes.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDrag('idle');
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDrag('idle');
      if (hasFiles(event.dataTransfer)) receive(event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      if (!hasFiles(event.clipboardData)) return;
      event.preventDefault();
      receive(event.clipboardData);
    },
  };
  return { drag, handlers: disabled ? {} : handlers };
}

const hasFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');
