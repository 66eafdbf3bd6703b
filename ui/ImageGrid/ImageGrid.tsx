import { CUT } from '@comptoir/domain/texte';
import { ImageDown, ImageOff, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { CutText } from '../CutText';
import { useFocusKeeper, useOnDemand } from '../foundations';
import { IconButton } from '../IconButton';
import { Lightbox } from '../Lightbox';
import { useLabels } from '../labels';
import { Caption, Cell, Grid, Picture, Press, Words } from './ImageGrid.styles';

export interface GridImage {
  /** Tells the images apart. */
  id: string;
  /** Name of the image, written below it and said by screen readers. */
  name: string;
  /** Address of the small image that the grid shows. */
  thumbnail: string;
  /** Address of a still smaller image, for the grid where data is saved. */
  reduced?: string;
  /** Address of the whole image, for the viewer and its download. */
  src: string;
  /** Size of the whole image, as text; where data is saved it is shown before the image is loaded. */
  weight?: string;
}

export interface ImageGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The images, in the order of the grid. */
  images: readonly GridImage[];
  /** Called with the id of the image to delete; without it there is no delete button. */
  onDelete?: (id: string) => void;
  /** Other images are on their way; these stay meanwhile (DESIGN rule 3). */
  busy?: boolean;
}

/**
 * Small images, each a button that opens the viewer at this image; give the list an `aria-label`.
 *
 * Not for files of other kinds: `FileCard`; nor one picture at the head of a card: `Cover`.
 *
 * States: `data-busy` while other images are on their way, `data-over` on words that lie on a picture.
 */
export function ImageGrid({ images, onDelete, busy = false, ...rest }: ImageGridProps) {
  const keeper = useFocusKeeper();
  const [shown, setShown] = useState<number | null>(null);

  return (
    <>
      <Grid {...rest} {...keeper} aria-busy={busy} data-busy={busy || undefined}>
        {images.map((image, index) => (
          <li key={image.id}>
            <Thumbnail image={image} onOpen={() => setShown(index)} onDelete={onDelete && (() => onDelete(image.id))} />
          </li>
        ))}
      </Grid>
      <Lightbox images={images} index={shown} onIndexChange={setShown} />
    </>
  );
}

interface ThumbnailProps {
  image: GridImage;
  onOpen: () => void;
  onDelete: (() => void) | undefined;
}

function Thumbnail({ image, onOpen, onDelete }: ThumbnailProps) {
  const { imageGrid, onDemand } = useLabels();
  const { name, thumbnail, reduced, src, weight } = image;
  const { isWaiting, wasAsked, ask } = useOnDemand(src);
  const withWeight = (text: string) => (weight ? `${text}, ${weight}` : text);

  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button at a press, and the viewer gives the focus back to this button later.
    currentTarget.focus();
    if (isWaiting) ask();
    onOpen();
  };
  return (
    <Cell>
      <Press
        type="button"
        aria-label={isWaiting ? withWeight(onDemand.showNamed(name)) : imageGrid.open(name)}
        aria-haspopup="dialog"
        onClick={open}
      >
        {isWaiting ? (
          <>
            {reduced && <Small name="" src={reduced} />}
            <Words data-over={reduced ? true : undefined}>
              <ImageDown aria-hidden />
              {reduced ? weight : withWeight(onDemand.show)}
            </Words>
          </> // A requested image is already loaded whole, and its thumbnail would cost more data.
        ) : (
          <Small name={name} src={wasAsked ? src : thumbnail} />
        )}
      </Press>
      <Caption>
        <CutText text={name} max={CUT.FILENAME} />
        {onDelete && <IconButton label={imageGrid.remove(name)} icon={<Trash2 aria-hidden />} onClick={onDelete} />}
      </Caption>
    </Cell>
  );
}

function Small({ name, src }: { name: string; src: string }) {
  const { imageGrid } = useLabels();
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) {
    return (
      <Words>
        <ImageOff aria-hidden />
        {imageGrid.failed}
      </Words>
    );
  }
  return (
    <Picture
      src={src}
      alt={name}
      loading="lazy"
      decoding="async"
      width={240}
      height={180}
      onError={() => setFailed(src)}
    />
  );
}
