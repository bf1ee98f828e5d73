import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './drop-zone.module.css';
import { FileList } from './file-list.tsx';

export interface ZoneFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onDrop'> {
  /** Names the zone: "Documents". */
  label: ReactNode;
  /** Which types, how many, how large. */
  hint?: ReactNode | undefined;
  /** Files held now. */
  files: readonly File[];
  /** What became of the files that were brought last. */
  messages?: readonly string[] | undefined;
  /** Something the caller has to say about the files. */
  error?: ReactNode | undefined;
  /** Takes no files; those held stay visible. */
  disabled?: boolean | undefined;
  /** Whether files are over the zone, and whether they will be taken. */
  drag?: 'idle' | 'active' | 'accept' | 'reject' | undefined;
  /** What the place itself listens to. */
  zone?: ComponentPropsWithRef<'div'> | undefined;
  /** The field that takes chosen files; it is not shown. */
  input?: ComponentPropsWithRef<'input'> | undefined;
  /** The button that opens the choice of files. */
  chooser?: Ref<HTMLButtonElement> | undefined;
  /** Called when that button is pressed. */
  onChoose?: (() => void) | undefined;
  /** Called with the place of the file to remove; without it the list only shows. */
  onRemove?: ((place: number) => void) | undefined;
}

/** How the zone looks: drawn by `DropZone`, or by a caller before that has loaded. */
export function ZoneFrame({
  label,
  hint,
  files,
  messages = [],
  error,
  disabled = false,
  drag = 'idle',
  zone,
  input,
  chooser,
  onChoose,
  onRemove,
  className,
  ...rest
}: ZoneFrameProps) {
  const labelId = useId();
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} {...rest}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge, and takes no part in a row. */}
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={`${labelId}-hint`}
        aria-disabled={disabled || undefined}
        className={styles.zone}
        data-drag={drag}
        {...zone}
      >
        <input type="file" style={{ display: 'none' }} {...input} />
        <Icon name={drag === 'reject' ? 'cross' : 'upload'} size="large" className={styles.icon} />
        <div className={styles.words}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          <span id={`${labelId}-hint`} className={styles.hint}>
            {wordsOfDrag(drag) ?? hint}
          </span>
        </div>
        <Button ref={chooser} size="small" disabled={disabled} onClick={onChoose}>
          Choose files
        </Button>
      </div>
      {messages.length === 0 && !error ? null : (
        <Alert tone="caution">
          {error ? <p>{error}</p> : null}
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
      {files.length === 0 ? null : <FileList files={files} onRemove={onRemove} />}
    </div>
  );
}

function wordsOfDrag(drag: NonNullable<ZoneFrameProps['drag']>): string | null {
  if (drag === 'accept' || drag === 'active') return 'Drop the files here';
  return drag === 'reject' ? 'Some of these files cannot be read' : null;
}
