import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Footer, HeaderRow, Heading, Root, Subtitle, Title } from './Card.styles';

export interface CardProps extends ComponentPropsWithRef<'article'> {}

export function Card(props: CardProps) {
  return <Root {...props} />;
}

export interface CardHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A picture or an avatar before the title. */
  media?: ReactNode;
  /** A badge or a small amount after it. */
  aside?: ReactNode;
  /** Of the title's heading: 2 where the card stands right under the screen's title. */
  level?: 2 | 3;
}

export function CardHeader({ title, subtitle, media, aside, level = 3, ...rest }: CardHeaderProps) {
  return (
    <HeaderRow {...rest}>
      {media}
      <Heading>
        <Title as={`h${level}`}>{title}</Title>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Heading>
      {aside}
    </HeaderRow>
  );
}

/** The actions of a card, at its bottom whatever the height of its row. */
export function CardFooter(props: ComponentPropsWithRef<'div'>) {
  return <Footer {...props} />;
}
