export { PhotoField, type PhotoFieldProps } from './PhotoField';
export { useObjectUrl } from './useObjectUrl';
