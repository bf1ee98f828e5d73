import { DropZone, type DropZoneProps } from '@rimawari/ui/drop-zone';
import { useEffect, useRef } from 'react';

export interface LoadedZoneProps extends DropZoneProps {
  /** Files that were brought before it had loaded. */
  brought: readonly File[];
  onTaken: (files: readonly File[]) => void;
  /** Whether the button in its place had the focus. */
  isFocused: () => boolean;
}

/** The zone itself, which begins with the files and the focus of the frame that stood in its place. */
export function LoadedZone({ brought, onTaken, isFocused, ...props }: LoadedZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const taken = useRef<readonly File[]>([]);
  const wasFocused = useRef(isFocused);
  useEffect(() => {
    if (wasFocused.current()) zone.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (brought.length === 0 || taken.current === brought) return;
    taken.current = brought;
    const dataTransfer = new DataTransfer();
    for (const file of brought) dataTransfer.items.add(file);
    const place = zone.current?.querySelector('[role="group"]');
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    onTaken(brought);
  }, [brought, onTaken]);
  return <DropZone ref={zone} {...props} />;
}
