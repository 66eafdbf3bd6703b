import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Frame } from './Cover.styles';

export interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; the default is shown without one, or when it cannot be loaded. */
  src: string;
  /** What it shows, for those who do not see it; empty when the words beside it say so. */
  alt: string;
  /** The default picture. */
  icon: ReactNode;
}

/** The picture that heads a card. */
export function Cover({ src, alt, icon, ...rest }: CoverProps) {
  const [failed, setFailed] = useState('');
  const isShown = src !== '' && src !== failed;
  return (
    <Frame {...rest} data-default={isShown ? undefined : true}>
      {isShown ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden>{icon}</span>
      )}
    </Frame>
  );
}
