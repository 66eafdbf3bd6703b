import { type GridImage, ImageGrid } from '@comptoir/ui/ImageGrid';
import { useState } from 'react';

/** Draws a picture in place of a file. */
const drawn = (sky: string, ground: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"
    style="background:linear-gradient(${sky},${ground})"/>`;

const image = (name: string, src: string): GridImage => ({ id: name, name, src, thumbnail: src });

const IMAGES = [
  image('beach.jpg', drawn('skyblue', 'khaki')),
  image('forest.jpg', drawn('lightcyan', 'seagreen')),
  image('evening.jpg', drawn('slateblue', 'coral')),
];

export function Example() {
  const [images, setImages] = useState(IMAGES);

  return (
    <ImageGrid
      aria-label="Pictures of the journey"
      images={images}
      onDelete={(gone) => setImages(images.filter(({ id }) => id !== gone))}
    />
  );
}
