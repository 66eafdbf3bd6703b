export interface LightboxImage {
  /** Address of the whole image, which can be downloaded from there. */
  src: string;
  /** Name of the image, shown and read out. */
  name: string;
}

export interface GalleryProps {
  /** The images, in the order of the viewer. */
  images: readonly LightboxImage[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}
