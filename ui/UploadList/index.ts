export type { UploadItem, UploadState } from './model';
export { UploadList, type UploadListProps } from './UploadList';
