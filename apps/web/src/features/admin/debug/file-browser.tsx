import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { FileSize } from '@rimawari/ui/file-size';
import { Icon } from '@rimawari/ui/icon';
import styles from './debug-screen.module.css';

type Entry = Schemas['DebugFileEntry'];

export interface FileBrowserProps {
  files: Schemas['DebugFiles'];
  preview: Schemas['DebugFilePreview'] | null;
  onOpenFolder: (path: string) => void;
  onOpenFile: (path: string) => void;
}

const inside = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
const above = (folder: string) => folder.split('/').slice(0, -1).join('/');

/** Folders and files of a session, and what a file holds, as text. */
export function FileBrowser({ files, preview, onOpenFolder, onOpenFile }: FileBrowserProps) {
  const columns: DataColumn<Entry>[] = [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ name, is_dir }) => (
        <Button
          variant="quiet"
          size="small"
          onClick={() => (is_dir ? onOpenFolder : onOpenFile)(inside(files.path, name))}
          aria-label={`Open ${is_dir ? 'folder' : 'file'} ${name}`}
        >
          <Icon name={is_dir ? 'chevron-right' : 'document'} />
          <span className={styles.fileName}>{name}</span>
        </Button>
      ),
    },
    { key: 'size', header: 'Size', align: 'end', cell: ({ size }) => (size === null ? 'folder' : <FileSize bytes={size} />) },
  ];
  return (
    <div className={styles.group}>
      <div className={styles.line}>
        <span className={styles.code}>/{files.path}</span>
        {files.path !== '' && (
          <Button size="small" onClick={() => onOpenFolder(above(files.path))}>
            Up one folder
          </Button>
        )}
      </div>
      <DataTable
        caption="Files of the session"
        density="dense"
        columns={columns}
        rows={files.entries}
        rowKey={({ name }) => name}
        empty="This folder is empty."
      />
      {preview !== null && <Preview preview={preview} />}
    </div>
  );
}

function Preview({ preview }: { preview: Schemas['DebugFilePreview'] }) {
  return (
    <section className={styles.group} aria-labelledby="debug-preview">
      <div className={styles.line}>
        <h3 id="debug-preview" className={styles.code}>
          {preview.path}
        </h3>
        <FileSize bytes={preview.size} />
        {preview.truncated && <Badge tone="pending">truncated</Badge>}
      </div>
      {preview.truncated && <Alert tone="pending" title="Only the beginning of this file is shown." />}
      {/* Text, whatever the file is: nothing in it runs. */}
      <section
        className={styles.content}
        aria-label={`Content of ${preview.path}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason.
      >
        <pre>{preview.content}</pre>
      </section>
    </section>
  );
}
