export interface LightboxImage {
  /** Address of the whole image, which can be downloaded from there. */
  src: string;
  /** The image’s name, shown and said. */
  name: string;
}

export interface GalleryProps {
  images: readonly LightboxImage[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}
