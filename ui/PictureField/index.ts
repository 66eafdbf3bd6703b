export { PictureField, type PictureKindProps } from './PictureField';
export { useObjectUrl } from './useObjectUrl';
