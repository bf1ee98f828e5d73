import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { type DropZoneProps, ZoneFrame } from '@rimawari/ui/drop-zone';
import { plainName } from '@rimawari/ui/format';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { importAgain } from '../../app/loading/missing-file.ts';
import type { LoadedZoneProps } from './loaded-zone.tsx';
import { type LatePart, useLateZone } from './use-late-zone.ts';

export interface DocumentsZoneProps extends DropZoneProps {
  /**
   * Called when files are brought that nothing can look at yet; `onLooked` says when it has, or when there is nothing to look at any more.
   */
  onWait: () => void;
  /** Called when what looks at brought files did not come. */
  onLost: () => void;
  /** Where that comes from; stories pass their own. */
  source?: LatePart<LoadedZoneProps>;
}

const loadedZone: LatePart<LoadedZoneProps> = {
  load: async () => {
    const file = await import('./loaded-zone.tsx').catch((problem) => importAgain<typeof import('./loaded-zone.tsx')>(problem));
    return file.LoadedZone;
  },
  waitMs: 10_000,
};

/**
 * The place for documents. What takes them and looks at them comes when one nears it or brings files; files that were brought earlier are
 * taken then. Where it does not come, they are kept here until it does, or until they are left out.
 */
export function DocumentsZone({ onWait, onLost, source = loadedZone, ...props }: DocumentsZoneProps) {
  const { label, hint, files, error, disabled = false, accept, onFilesChange, onLooked } = props;
  const { Zone, ask, isLost, brought, add, leaveOut } = useLateZone(source, onLost);
  const isFocused = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  function bring(chosen: FileList | null | undefined) {
    if (disabled || !chosen?.length) return;
    onWait();
    add([...chosen]);
  }
  const latest = useRef(bring);
  useEffect(() => {
    latest.current = bring;
  });
  // Not by React: a choice may end after this field has given way to that of the zone, and is heard only here then.
  useEffect(() => {
    const field = input.current;
    const chosen = () => latest.current(field?.files);
    field?.addEventListener('change', chosen);
    return () => field?.removeEventListener('change', chosen);
  }, []);
  useDropsStayHere(Zone === null);

  if (Zone !== null) return <Zone {...props} brought={brought} onTaken={leaveOut} isFocused={() => isFocused.current} />;
  const frame = (
    <ZoneFrame
      label={label}
      hint={hint}
      files={files}
      error={error}
      disabled={disabled}
      zone={{
        onPointerEnter: ask,
        onFocus: () => {
          isFocused.current = true;
          ask();
        },
        onBlur: () => {
          isFocused.current = false;
        },
        onDragEnter: ask,
        onDrop: (event) => {
          event.preventDefault();
          bring(event.dataTransfer.files);
        },
        onPaste: (event) => bring(event.clipboardData.files),
      }}
      input={{ ref: input, multiple: true, tabIndex: -1, accept: Object.entries(accept).flat(2).join(',') }}
      onChoose={() => input.current?.click()}
      onRemove={disabled ? undefined : (place) => onFilesChange(files.filter((_, each) => each !== place))}
    />
  );
  if (!isLost || brought.length === 0) return frame;
  return (
    <div>
      {frame}
      <Alert
        data-documents-lost
        tone="caution"
        title="We couldn’t add your documents yet"
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                onWait();
                ask();
              }}
            >
              Try again
            </Button>
            <Button
              size="small"
              onClick={() => {
                leaveOut(brought);
                onLooked?.();
              }}
            >
              Continue without them
            </Button>
          </>
        }
      >
        <p>
          Part of this page did not load, so we couldn’t check {brought.map(({ name }) => plainName(name)).join(', ')}. Your selection is
          kept. Check your connection and try again.
        </p>
      </Alert>
    </div>
  );
}

/** A file that is dropped beside the zone would take the place of the page. */
function useDropsStayHere(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const stay = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, [isOn]);
}
