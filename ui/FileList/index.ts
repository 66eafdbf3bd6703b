export { ChosenAnnouncer } from './ChosenAnnouncer';
export { type FileItem, FileList, type FileListProps } from './FileList';
export { List as FileListLayout } from './FileList.styles';
export { FileRow, type FileRowProps } from './FileRow';
