import type { ComponentPropsWithRef, ElementType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** The component that draws a widget's links: the application passes its router's link, the same one at each render. */
export type RenderLink = ElementType<LinkProps>;

/** A link that the browser follows itself, used where no router is given. */
export function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
