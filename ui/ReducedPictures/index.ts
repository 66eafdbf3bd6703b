export { ReducedPictures, type ReducedPicturesProps } from './ReducedPictures';
