import { UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useReducing } from '../foundations';
import { Root } from './Avatar.styles';
import { initialsOf } from './model';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the photo; without one, or when it cannot be loaded, the initials stand for it. */
  src?: string | null;
  /** Whose picture it is; its initials stand in where there is none. */
  name: string;
  /** Pixels. */
  size?: number;
}

/**
 * A face beside a name, or its initials where data is saved; where the name is not written, leave out `aria-hidden`.
 *
 * Not for a picture that must be seen to work: `ImageGrid`; nor the head of a card: `Cover`.
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
