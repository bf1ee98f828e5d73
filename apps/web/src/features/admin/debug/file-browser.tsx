import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { FileSize } from '@rimawari/ui/file-size';
import { Icon } from '@rimawari/ui/icon';
import styles from './debug-screen.module.css';
import { FilePreview, type Look } from './file-preview.tsx';

type Entry = Schemas['DebugFileEntry'];

export interface FileBrowserProps {
  files: Schemas['DebugFiles'];
  preview: Schemas['DebugFilePreview'] | null;
  look: Look | null;
  onOpenFolder: (path: string) => void;
  onOpenFile: (path: string) => void;
}

const inside = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
const above = (folder: string) => folder.split('/').slice(0, -1).join('/');

/** Folders and files of a session, those that it pins too, and what a file holds. */
export function FileBrowser({ files, preview, look, onOpenFolder, onOpenFile }: FileBrowserProps) {
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
    {
      key: 'pinned',
      header: 'From',
      cell: ({ pinned_from }) => (pinned_from === null ? 'this session' : <Badge>pinned from {pinned_from}</Badge>),
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
      {preview !== null && <FilePreview preview={preview} look={look} />}
    </div>
  );
}
