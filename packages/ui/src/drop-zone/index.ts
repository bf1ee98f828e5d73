export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export { FileList, type FileListProps } from './file-list.tsx';
