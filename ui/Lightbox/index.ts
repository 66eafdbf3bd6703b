export type { LightboxImage } from './GalleryProps';
export { Lightbox, type LightboxProps } from './Lightbox';
