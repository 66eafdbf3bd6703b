import { ImageDown } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button';
import { useOnDemand } from '../foundations';
import { useLabels } from '../labels';
import { Frame } from './Cover.styles';

export interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; the default is shown without one, or when it cannot be loaded. */
  src: string;
  /** The default picture. */
  icon: ReactNode;
  /** Whose picture it is, to ask for it where data is saved. */
  name: string;
}

/** The picture that heads a card, whose words say what it shows. */
export function Cover({ src, icon, name, ...rest }: CoverProps) {
  const { onDemand } = useLabels();
  const { isWaiting, ask } = useOnDemand(src);
  const [failed, setFailed] = useState('');
  const isShown = src !== '' && src !== failed;
  // The button gives way to the picture: the focus stays where it was.
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[data-cover]')?.focus();
    ask();
  };
  return (
    <Frame {...rest} tabIndex={-1} data-cover data-default={isShown ? undefined : true}>
      {!isShown && <span aria-hidden>{icon}</span>}
      {isShown && isWaiting && (
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
      {isShown && !isWaiting && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />}
    </Frame>
  );
}
