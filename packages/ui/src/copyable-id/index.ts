export { CopyableId, type CopyableIdProps } from './copyable-id.tsx';
