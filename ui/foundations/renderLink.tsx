import type { ComponentPropsWithRef, ElementType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** What a widget draws its links with: the app passes its router's link. Give it a component that stays the same. */
export type RenderLink = ElementType<LinkProps>;

/** A link of the page itself, where no router is given. */
export function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
