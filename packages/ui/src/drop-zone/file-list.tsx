import type { ComponentPropsWithRef } from 'react';
import { FileSize } from '../file-size/index.ts';
import { plainName } from '../format/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './file-list.module.css';

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Files in the order they were added; anything with a name and a size in bytes. */
  files: readonly { name: string; size: number }[];
  /** Called with the place of the file to remove; without it the list only shows. */
  onRemove?: ((place: number) => void) | undefined;
}

/** Names and sizes of chosen files, each with a way to take it back. */
export function FileList({ files, onRemove, className, ...rest }: FileListProps) {
  return (
    <ul aria-label="Chosen files" className={[styles.list, className].filter(Boolean).join(' ')} {...rest}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may share name and size; place is what removal goes by.
        <li key={`${place}-${file.name}`} className={styles.row}>
          <Icon name="document" className={styles.icon} />
          <span className={styles.name}>{plainName(file.name)}</span>
          <FileSize bytes={file.size} className={styles.size} />
          {onRemove === undefined ? null : (
            <IconButton icon="close" size="small" label={`Remove ${plainName(file.name)}`} onClick={() => onRemove(place)} />
          )}
        </li>
      ))}
    </ul>
  );
}
