import { Button } from '@comptoir/ui/Button';
import { Lightbox } from '@comptoir/ui/Lightbox';
import { useState } from 'react';

/** Draws a picture in place of a file. */
const drawn = (sky: string, ground: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"
    style="background:linear-gradient(${sky},${ground})"/>`;

const IMAGES = [
  { name: 'beach.jpg', src: drawn('skyblue', 'khaki') },
  { name: 'forest.jpg', src: drawn('lightcyan', 'seagreen') },
  { name: 'evening.jpg', src: drawn('slateblue', 'coral') },
];

export function Example() {
  const [shown, setShown] = useState<number | null>(null);

  return (
    <>
      <Button onClick={() => setShown(0)}>Show the {IMAGES.length} pictures</Button>
      <Lightbox images={IMAGES} index={shown} onIndexChange={setShown} />
    </>
  );
}
