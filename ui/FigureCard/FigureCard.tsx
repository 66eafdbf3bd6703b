import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { Label, Note, Root, Value } from './FigureCard.styles';

export interface FigureCardProps extends ComponentPropsWithRef<'article'> {
  /** Name of the figure. */
  label: string;
  /** The figure, already formatted. */
  value: ReactNode;
  /** A picture beside the figure. */
  icon?: ReactNode;
  /** What the figure counts, in a few words. */
  note?: ReactNode;
  /** Address of the list behind the figure; the whole card leads to it. */
  href?: string | undefined;
  /** Draws the link, so that the application’s router follows it. */
  renderLink?: RenderLink;
  /** `FigureActions`, for a figure that something is done with at once. */
  children?: ReactNode;
}

/**
 * One figure that matters, with a link to the list behind it (PRODUCT N).
 *
 * Not for several figures of one thing: `DescriptionList`.
 *
 * States: `data-linked` when it leads somewhere.
 */
export function FigureCard(props: FigureCardProps) {
  const { label, value, icon, note, href, renderLink: Link = PlainLink, children, ...rest } = props;
  return (
    <Root {...rest} data-linked={href !== undefined || undefined}>
      <Label>
        {icon}
        {href === undefined ? label : <Link href={href}>{label}</Link>}
      </Label>
      <Value>{value}</Value>
      {note !== undefined && <Note>{note}</Note>}
      {children}
    </Root>
  );
}
