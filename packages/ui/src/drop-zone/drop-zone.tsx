import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { type FileError, useDropzone } from 'react-dropzone';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { plainName } from '../format/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './drop-zone.module.css';
import { FileList } from './file-list.tsx';
import { takeFiles } from './take-files.ts';

export interface DropZoneProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onDrop'> {
  /** Names the zone: "Documents". */
  label: ReactNode;
  /** Which types, how many, how large. */
  hint?: ReactNode | undefined;
  /** Accepted types: media type to extensions, `{ 'application/pdf': ['.pdf'] }`. */
  accept: Record<string, readonly string[]>;
  /** Most files held at once. */
  maxFiles: number;
  /** Largest size of one file, in bytes. */
  maxBytes: number;
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
  const extensions = [...new Set(Object.values(accept).flat())];
  const { getRootProps, getInputProps, open, isDragActive, isDragAccept, isDragReject } = useDropzone({
    accept,
    maxSize: maxBytes,
    maxFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
    getErrorMessage: ({ code, message }) => {
      if (code === 'file-invalid-type') return `File type must be ${extensions.join(', ')}`;
      if (code === 'file-too-large') return `File is larger than ${maxBytes} bytes`;
      if (code === 'too-many-files') return 'Too many files';
      return message;
    },
    onDrop: (added, rejections) => {
      // Not by a validator of the zone: with one, it cannot say during a drag whether the files will be taken.
      const filled = added.filter(({ size }) => size > 0);
      const empty = added.filter(({ size }) => size === 0);
      const taken = takeFiles(files, filled, maxFiles);
      const counted = `: ${added.length + rejections.length} were chosen, and ${maxFiles} is the most`;
      const wordsOf = ({ code, message }: FileError) => (code === 'too-many-files' ? `${message}${counted}` : message);
      setMessages([
        ...rejections.map(({ file, errors }) => `${plainName(file.name)}: ${errors.map(wordsOf).join(', ')}`),
        ...empty.map(({ name }) => `${plainName(name)}: File is empty`),
        ...(taken.message === null ? [] : [taken.message]),
      ]);
      if (taken.files.length !== files.length) onFilesChange(taken.files);
    },
  });
  const remove = (place: number) => {
    // The button pressed goes with its row; without this the keyboard would start again at the top of the page.
    chooser.current?.focus();
    setMessages([]);
    onFilesChange(files.filter((_, each) => each !== place));
  };
  const drag = isDragReject ? 'reject' : isDragAccept ? 'accept' : isDragActive ? 'active' : 'idle';
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} {...rest}>
      <div
        {...getRootProps({
          role: 'group',
          'aria-labelledby': labelId,
          'aria-describedby': `${labelId}-hint`,
          'aria-disabled': disabled || undefined,
          className: styles.zone ?? '',
        })}
        data-drag={drag}
      >
        <input {...getInputProps({ style: { display: 'none' } })} />
        <Icon name={isDragReject ? 'cross' : 'upload'} size="large" className={styles.icon} />
        <div className={styles.words}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          <span id={`${labelId}-hint`} className={styles.hint}>
            {wordsOfDrag(drag) ?? hint}
          </span>
        </div>
        <Button ref={chooser} size="small" disabled={disabled} onClick={open}>
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

function wordsOfDrag(drag: 'idle' | 'active' | 'accept' | 'reject'): string | null {
  if (drag === 'accept' || drag === 'active') return 'Drop the files here';
  return drag === 'reject' ? 'Some of these files cannot be read' : null;
}
