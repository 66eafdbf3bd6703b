export { PictureField, type PictureKindProps } from './PictureField';
