import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Footer, HeaderRow, Heading, Root, Subtitle, Title } from './Card.styles';

export interface CardProps extends ComponentPropsWithRef<'article'> {}

/**
 * A surface that holds what belongs together; `CardGrid` lays several side by side.
 *
 * Not for rows that are compared: `DataTable`; nor one figure: `FigureCard`.
 */
export function Card(props: CardProps) {
  return <Root {...props} />;
}

export interface CardHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What the card is about. */
  title: ReactNode;
  /** A second line, smaller. */
  subtitle?: ReactNode;
  /** A picture or an avatar before the title. */
  media?: ReactNode;
  /** A badge or a small amount after the title. */
  aside?: ReactNode;
  /** Level of the title's heading: 2 where the card stands right under the screen's title. */
  level?: 2 | 3;
}

/** The title of a card, with a picture before it and a badge or an amount after it. */
export function CardHeader({ title, subtitle, media, aside, level = 3, ...rest }: CardHeaderProps) {
  const below = subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>;
  return (
    <HeaderRow {...rest}>
      {media}
      <Heading>
        <Title as={`h${level}`}>{title}</Title>
        {media !== undefined && below}
      </Heading>
      {aside}
      {/* Beside a picture the subtitle stands under the title; otherwise it has the whole width. */}
      {media === undefined && below}
    </HeaderRow>
  );
}

export interface CardFooterProps extends ComponentPropsWithRef<'div'> {
  /** The buttons have words, and fill the width of their line on a phone. */
  isFilled?: boolean;
}

/** The actions of a card, at its bottom even where other cards of the row are higher. */
export function CardFooter({ isFilled = false, ...rest }: CardFooterProps) {
  return <Footer {...rest} $isFilled={isFilled} />;
}
