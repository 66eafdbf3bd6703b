import { ImageDown } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button';
import { useOnDemand } from '../foundations';
import { useLabels } from '../labels';
import { Frame } from './Cover.styles';

export interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; without one, or when it cannot be loaded, the default is shown. */
  src: string;
  /**
   * Address of a smaller picture, shown where data is saved until a person asks for the whole one; the default without
   * it.
   */
  reduced?: string;
  /** The default picture. */
  icon: ReactNode;
  /** Name of what the picture shows; the button that loads the picture says it. */
  name: string;
}

/**
 * The picture at the head of a card; the card's words say what it shows.
 *
 * Not for a picture that people look at closely: `ImageGrid` with `Lightbox`.
 *
 * States: `data-cover` on the frame, `data-default` while its icon stands for the picture.
 */
export function Cover({ src, reduced = '', icon, name, ...rest }: CoverProps) {
  const { onDemand } = useLabels();
  const { isWaiting, ask } = useOnDemand(src);
  const [failed, setFailed] = useState('');
  const picture = isWaiting ? reduced : src;
  const isShown = picture !== '' && picture !== failed;
  // The button disappears when the picture comes, so the focus goes to the frame.
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[data-cover]')?.focus();
    ask();
  };
  return (
    <Frame {...rest} tabIndex={-1} data-cover data-default={isShown ? undefined : true}>
      {!isShown && <span aria-hidden>{icon}</span>}
      {isShown && <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />}
      {src !== '' && isWaiting && (
        <Button
          variant="secondary"
          size="sm"
          icon={<ImageDown aria-hidden />}
          aria-label={onDemand.showNamed(name)}
          onClick={show}
        >
          {onDemand.show}
        </Button>
      )}
    </Frame>
  );
}
