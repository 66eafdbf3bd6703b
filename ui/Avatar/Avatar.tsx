import { UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useReducing } from '../foundations';
import { Root } from './Avatar.styles';
import { initialsOf } from './model';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the photo; without one, or when it cannot be loaded, the initials are shown. */
  src?: string | null;
  /** Name of the person; its initials are shown where there is no photo. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/**
 * A face beside a name, or the initials where data is saved. Pass `aria-hidden` only where the name is written beside
 * it.
 *
 * Not for a picture that people need to see: `ImageGrid`; nor the head of a card: `Cover`.
 */
export function Avatar({ src, name, size = 40, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const isReducing = useReducing();
  const initials = initialsOf(name) || <UserRound size={Math.round(size * 0.5)} />;

  return (
    <Root role="img" aria-label={name} {...rest} $size={size}>
      {src && src !== failed && !isReducing ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials
      )}
    </Root>
  );
}
