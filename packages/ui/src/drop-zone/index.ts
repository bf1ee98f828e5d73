export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export { FileList, type FileListProps } from './file-list.tsx';
export { ZoneFrame, type ZoneFrameProps } from './zone-frame.tsx';
