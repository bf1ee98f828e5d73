import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { plainName } from '../format/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './drop-zone.module.css';
import { FileList } from './file-list.tsx';
import { type FileRules, sortFiles } from './file-rules.ts';
import { takeFiles } from './take-files.ts';
import { type Drag, useFileDrop } from './use-file-drop.ts';

export interface DropZoneProps extends FileRules, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onDrop'> {
  /** Names the zone: "Documents". */
  label: ReactNode;
  /** Which types, how many, how large. */
  hint?: ReactNode | undefined;
  /** Files held now, by the caller. */
  files: readonly File[];
  /** Called with the files to hold after a drop, a choice or a removal. */
  onFilesChange: (files: File[]) => void;
  /** Takes no files; those held stay visible. */
  disabled?: boolean | undefined;
  /** Something the caller has to say about the files. */
  error?: ReactNode | undefined;
}

/** A place for documents: drop them, paste them, or choose them with the button. */
export function DropZone({
  label,
  hint,
  accept,
  maxFiles,
  maxBytes,
  files,
  onFilesChange,
  disabled = false,
  error,
  className,
  ...rest
}: DropZoneProps) {
  const labelId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [messages, setMessages] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const rules: FileRules = { accept, maxFiles, maxBytes };
  const take = (chosen: File[]) => {
    const { kept, refused } = sortFiles(chosen, rules);
    const taken = takeFiles(files, kept, maxFiles);
    setMessages([...refused.map(({ file, why }) => `${plainName(file.name)}: ${why}`), ...(taken.message === null ? [] : [taken.message])]);
    if (taken.files.length !== files.length) onFilesChange(taken.files);
  };
  const { drag, handlers } = useFileDrop(rules, disabled, take);
  const remove = (place: number) => {
    // The button pressed goes with its row; without this the keyboard would start again at the top of the page.
    chooser.current?.focus();
    setMessages([]);
    onFilesChange(files.filter((_, each) => each !== place));
  };
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} {...rest}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own, and takes no drops in some browsers. */}
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={`${labelId}-hint`}
        aria-disabled={disabled || undefined}
        className={styles.zone}
        data-drag={drag}
        {...handlers}
      >
        <input
          ref={input}
          type="file"
          hidden
          multiple
          tabIndex={-1}
          accept={Object.entries(accept).flat(2).join(',')}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file may be chosen again after it was removed.
            currentTarget.value = '';
            take(chosen);
          }}
        />
        <Icon name={drag === 'reject' ? 'cross' : 'upload'} size="large" className={styles.icon} />
        <div className={styles.words}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          <span id={`${labelId}-hint`} className={styles.hint}>
            {wordsOfDrag(drag) ?? hint}
          </span>
        </div>
        <Button ref={chooser} size="small" disabled={disabled} onClick={() => input.current?.click()}>
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
      {files.length === 0 ? null : <FileList files={files} onRemove={disabled ? undefined : remove} />}
    </div>
  );
}

function wordsOfDrag(drag: Drag): string | null {
  if (drag === 'accept') return 'Drop the files here';
  return drag === 'reject' ? 'Some of these files cannot be read' : null;
}
