export { Dropzone, type DropzoneProps } from './Dropzone';
export type { Refusal, RefusalReason } from './model';
