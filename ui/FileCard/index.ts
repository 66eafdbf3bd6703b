export { FileCard, type FileCardProps } from './FileCard';
export { type FileKind, fileKindOf } from './model';
