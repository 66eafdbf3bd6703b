import { useBackLayer, useFocusReturn } from '../foundations';
import type { GalleryProps } from './GalleryProps';
import { useGallery } from './useGallery';
import { Waiting } from './Waiting';

export interface LightboxProps extends Pick<GalleryProps, 'images'> {
  /** Which image is shown; null when the viewer is closed. */
  index: number | null;
  /** Called with the index of the image that is shown next, or null when the viewer closes. */
  onIndexChange: (index: number | null) => void;
}

/**
 * Images one at a time over the whole screen; the code of the viewer is loaded at the first opening.
 *
 * Not for small pictures side by side: `ImageGrid`.
 *
 * Keys: `ArrowLeft` and `ArrowRight` go from image to image, `Escape` closes.
 *
 * States: `data-theme` is always `dark`.
 */
export function Lightbox({ index, ...rest }: LightboxProps) {
  // A list that was loaded again may have become shorter.
  if (index === null || index >= rest.images.length) return null;
  return <OpenLightbox {...rest} index={index} />;
}

function OpenLightbox({ images, index, onIndexChange }: LightboxProps & { index: number }) {
  const { Component: Gallery, hasFailed, retry } = useGallery();
  const close = () => onIndexChange(null);
  useFocusReturn();
  useBackLayer(true, close);

  if (!Gallery) return <Waiting hasFailed={hasFailed} onRetry={retry} onClose={close} />;
  return <Gallery images={images} index={index} onIndexChange={onIndexChange} onClose={close} />;
}
