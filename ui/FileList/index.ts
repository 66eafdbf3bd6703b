export { type FileItem, FileList, type FileListProps } from './FileList';
