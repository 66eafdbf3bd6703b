import type { ComponentPropsWithRef } from 'react';
import { Logo, Name, Root } from './BrandMark.styles';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** Address of the logo of whose name it is, in place of the product's mark. */
  logo?: string | undefined;
  /** Leaves the mark alone below 1024 px, where the header has no room; the name is still said. */
  isFolding?: boolean;
}

/** A name beside its logo, or the product's mark in the brand colours: a large shape, never a text (ADR 0006). */
export function BrandMark({ name, logo, isFolding = false, ...rest }: BrandMarkProps) {
  return (
    <Root {...rest}>
      {logo ? <Logo src={logo} alt="" /> : <Mark />}
      <Name $isFolding={isFolding}>{name}</Name>
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
