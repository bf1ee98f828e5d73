import { type DropZoneProps, ZoneFrame } from '@rimawari/ui/drop-zone';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { loadAgain } from '../../app/loading/load-again.tsx';
import type { HandedProps } from './handed-zone.tsx';

const loadZone = () => loadAgain<HandedProps>(() => import('./handed-zone.tsx').then(({ HandedZone }) => ({ Component: HandedZone })));
const LazyZone = lazy(async () => ({ default: (await loadZone()).Component }));

export interface DocumentsZoneProps extends DropZoneProps {
  /** Called when files are brought that nothing can look at yet; `onLooked` says when it has. */
  onWait: () => void;
}

/**
 * The place for documents. What takes them and looks at them comes when one nears it or brings files; files that were brought earlier are
 * taken then.
 */
export function DocumentsZone({ onWait, ...props }: DocumentsZoneProps) {
  const { label, hint, files, error, disabled = false, accept, onFilesChange } = props;
  const [isAsked, setAsked] = useState(false);
  const [, start] = useTransition();
  const [brought, setBrought] = useState<readonly File[]>([]);
  const isFocused = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // Within a transition the frame stays until the zone is here.
  const ask = () => start(() => setAsked(true));

  function bring(chosen: FileList | null | undefined) {
    if (disabled || !chosen?.length) return;
    const more = [...chosen];
    setBrought((before) => [...before, ...more]);
    onWait();
    ask();
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
  useDropsStayHere(!isAsked);

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
  const zone = <LazyZone {...props} brought={brought} onTaken={() => setBrought([])} isFocused={() => isFocused.current} />;
  return <Suspense fallback={frame}>{isAsked ? zone : frame}</Suspense>;
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
