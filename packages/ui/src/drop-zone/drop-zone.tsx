import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FileError, useDropzone } from 'react-dropzone';
import { plainName } from '../format/index.ts';
import { takeFiles } from './take-files.ts';
import { useEveryFile } from './use-every-file.ts';
import { ZoneFrame } from './zone-frame.tsx';

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
  /** Called once files that were brought have been looked at, after any change. */
  onLooked?: (() => void) | undefined;
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
  onLooked,
  disabled = false,
  error,
  ...rest
}: DropZoneProps) {
  const chooser = useRef<HTMLButtonElement>(null);
  // Files are looked at after they are brought, and more can come meanwhile: each must add to what is held then.
  const held = useRef(files);
  useLayoutEffect(() => {
    held.current = files;
  });
  const everyFile = useEveryFile();
  const [messages, setMessages] = useState<string[]>([]);
  const extensions = [...new Set(Object.values(accept).flat())];
  const { getRootProps, getInputProps, open, isDragActive, isDragAccept, isDragReject } = useDropzone({
    accept,
    maxSize: maxBytes,
    maxFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: everyFile.read,
    getErrorMessage: ({ code, message }) => {
      if (code === 'file-invalid-type') return `File type must be ${extensions.join(', ')}`;
      if (code === 'file-too-large') return `File is larger than ${maxBytes} bytes`;
      if (code === 'too-many-files') return 'Too many files';
      return message;
    },
    onDrop: (added, rejections) => {
      everyFile.done();
      // Not by a validator of the zone: with one, it cannot say during a drag whether the files will be taken.
      const filled = added.filter(({ size }) => size > 0);
      const empty = added.filter(({ size }) => size === 0);
      const taken = takeFiles(held.current, filled, maxFiles);
      const counted = `: ${added.length + rejections.length} were chosen, and ${maxFiles} is the most`;
      const wordsOf = ({ code, message }: FileError) => (code === 'too-many-files' ? `${message}${counted}` : message);
      setMessages([
        ...rejections.map(({ file, errors }) => `${plainName(file.name)}: ${errors.map(wordsOf).join(', ')}`),
        ...empty.map(({ name }) => `${plainName(name)}: File is empty`),
        ...(taken.message === null ? [] : [taken.message]),
      ]);
      if (taken.files.length !== held.current.length) {
        held.current = taken.files;
        onFilesChange(taken.files);
      }
      onLooked?.();
    },
  });
  const remove = (place: number) => {
    // The button pressed goes with its row; without this the keyboard would start again at the top of the page.
    chooser.current?.focus();
    setMessages([]);
    onFilesChange(files.filter((_, each) => each !== place));
  };
  return (
    <ZoneFrame
      {...rest}
      label={label}
      hint={hint}
      files={files}
      messages={messages}
      error={error}
      disabled={disabled}
      drag={isDragReject ? 'reject' : isDragAccept ? 'accept' : isDragActive ? 'active' : 'idle'}
      zone={getRootProps({ role: 'group' })}
      input={getInputProps({ style: { display: 'none' } })}
      chooser={chooser}
      onChoose={open}
      onRemove={disabled ? undefined : remove}
    />
  );
}
