import { ImageDown } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button';
import { useOnDemand } from '../foundations';
import { useLabels } from '../labels';
import { Frame } from './Cover.styles';

export interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; the default is shown without one, or when it cannot be loaded. */
  src: string;
  /** Address of a smaller one, shown where data is saved until this one is asked for; without it the default is. */
  reduced?: string;
  /** The default picture. */
  icon: ReactNode;
  /** Whose picture it is, to ask for it where data is saved. */
  name: string;
}

/**
 * The picture that heads a card, whose words say what it shows.
 *
 * Not for a picture to be looked at: `ImageGrid` with `Lightbox`.
 *
 * States: `data-cover` on the frame, `data-default` while its icon stands for the picture.
 */
export function Cover({ src, reduced = '', icon, name, ...rest }: CoverProps) {
  const { onDemand } = useLabels();
  const { isWaiting, ask } = useOnDemand(src);
  const [failed, setFailed] = useState('');
  const picture = isWaiting ? reduced : src;
  const isShown = picture !== '' && picture !== failed;
  // The button gives way to the picture: the focus stays where it was.
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
