import { type ComponentPropsWithRef, useState } from 'react';
import { initialsOf } from '../Avatar/model';
import { Initials, Logo, Root } from './BrandMark.styles';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the organisation or of the product, written beside the mark. */
  name: string;
  /** Address of the organisation's logo, which takes the place of the product's mark as long as it can be read. */
  logo?: string | undefined;
  /** The name is an organisation's: without a logo its initials are shown, never the product's mark. */
  isOwn?: boolean;
  /** Shows the mark without the name, which is still said. */
  isAlone?: boolean;
}

/**
 * A name beside its logo, or beside the product's mark in the brand colours: a large shape, never a text (ADR 0006).
 *
 * Not for the face of a person: `Avatar`.
 */
export function BrandMark({ name, logo, isOwn = false, isAlone = false, ...rest }: BrandMarkProps) {
  const [failed, setFailed] = useState('');
  const ownMark = isOwn ? <Initials aria-hidden>{initialsOf(name)}</Initials> : <Mark />;
  return (
    <Root {...rest}>
      {logo && logo !== failed ? (
        <Logo src={logo} alt="" $isAlone={isAlone} onError={() => setFailed(logo)} />
      ) : (
        ownMark
      )}
      <span className={isAlone ? 'visually-hidden' : undefined}>{name}</span>
    </Root>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <path
        d="M21 11.5a6.5 6.5 0 1 0 0 9"
        fill="none"
        stroke="var(--color-card)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path d="M15 16h9" stroke="var(--color-brand-secondary)" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}
