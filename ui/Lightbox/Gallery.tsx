import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { useMemo } from 'react';
import Yarl, { useController, useLightboxState, useNavigationState } from 'yet-another-react-lightbox';
import { CutText } from '../CutText';
import { savesData } from '../foundations';
import { IconButton } from '../IconButton';
import { LinkButton } from '../LinkButton';
import { useLabels } from '../labels';
import { Bar, Failed, LibraryStyle, Side, Title } from './Gallery.styles';
import type { GalleryProps, LightboxImage } from './GalleryProps';

/** Number of characters of a name that fit on one line of a phone. */
const MAX_NAME = 24;

/** Our values for the library's own variables. */
const LOOK = {
  root: { '--yarl__portal_zindex': 'var(--z-modal)', '--yarl__color_backdrop': 'var(--color-page)' },
  toolbar: { left: 0 },
  // The height of the bar, so that no text lies on a picture.
  slide: { paddingTop: '64px' },
} as const;

/** The library's slides, swipe and keys, with our own controls around them. */
export function Gallery({ images, index, onIndexChange, onClose }: GalleryProps) {
  const { lightbox, imageGrid } = useLabels();
  // Memoised, because the library would treat a new list as other images and cut its animation.
  const slides = useMemo(() => images.map(({ src, name }) => ({ src, alt: name })), [images]);
  return (
    <>
      <LibraryStyle />
      <Yarl
        open
        close={onClose}
        index={index}
        slides={slides}
        on={{ view: (shown) => shown.index !== index && onIndexChange(shown.index) }}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        portal={{ container: { 'data-theme': 'dark', className: 'no-print' } as object }}
        styles={LOOK}
        labels={{
          Lightbox: lightbox.label,
          Carousel: lightbox.gallery,
          'Photo gallery': lightbox.gallery,
          Slide: lightbox.slide,
          '{index} of {total}': lightbox.counter,
        }}
        toolbar={{ buttons: [<Tools key="tools" images={images} />] }}
        render={{
          buttonPrev: () => <Turn to="prev" />,
          buttonNext: () => <Turn to="next" />,
          iconError: () => <Failed>{imageGrid.failed}</Failed>,
          // The neighbours are loaded ahead, unless data is saved.
          slide: ({ offset }) => (offset !== 0 && savesData() ? <span /> : undefined),
        }}
      />
    </>
  );
}

function Tools({ images }: { images: readonly LightboxImage[] }) {
  const { lightbox, overlay } = useLabels();
  const { close } = useController();
  const { currentIndex } = useLightboxState();
  const image = images[currentIndex];
  const counter = lightbox.counter.replace('{index}', `${currentIndex + 1}`).replace('{total}', `${images.length}`);

  return (
    <Bar>
      <Title>
        <strong>{counter}</strong>
        {image && <CutText text={image.name} max={MAX_NAME} />}
      </Title>
      {image && (
        <LinkButton
          href={image.src}
          download={image.name}
          variant="ghost"
          icon={<Download aria-hidden />}
          aria-label={lightbox.download(image.name)}
          title={lightbox.download(image.name)}
        />
      )}
      <IconButton label={overlay.close} icon={<X aria-hidden />} onClick={close} />
    </Bar>
  );
}

function Turn({ to }: { to: 'prev' | 'next' }) {
  const { lightbox } = useLabels();
  const controller = useController();
  const { slides } = useLightboxState();
  const { prevDisabled, nextDisabled } = useNavigationState();
  if (slides.length < 2) return null;

  const isBack = to === 'prev';
  return (
    <Side $isBack={isBack}>
      <IconButton
        variant="secondary"
        label={isBack ? lightbox.previous : lightbox.next}
        icon={isBack ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
        aria-disabled={isBack ? prevDisabled : nextDisabled}
        onClick={() => controller[to]()}
      />
    </Side>
  );
}
