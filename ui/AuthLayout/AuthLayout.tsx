import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  Band,
  Content,
  Credit,
  Intro,
  Main,
  Motto,
  Promises,
  Root,
  Sheet,
  Side,
  Title,
  Tools,
} from './AuthLayout.styles';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The logo and the product's name. */
  brand: ReactNode;
  /** A sentence beside the form on wide screens. */
  motto?: ReactNode;
  /**
   * What the product promises, each promise with its icon: next to the form on wide screens, below it on the others.
   */
  promises?: readonly { id: string; icon: ReactNode; text: string }[];
  /** Who made the product. */
  credit?: ReactNode;
  /** The page’s heading. */
  title: string;
  /** What to do on this page, below the heading. */
  intro?: ReactNode;
  /** The buttons for language and theme. */
  tools?: ReactNode;
}

/**
 * The frame of the sign-in page and its sisters, around one form.
 *
 * Not for the screens of a person who is signed in: `AppFrame`.
 */
export function AuthLayout(props: AuthLayoutProps) {
  const { brand, motto, promises = [], credit, title, intro, tools, children, ...rest } = props;
  return (
    <Root {...rest}>
      <Band className="no-print">
        {brand}
        {tools !== undefined && <Tools>{tools}</Tools>}
      </Band>
      <Main>
        <Sheet>
          <Title tabIndex={-1}>{title}</Title>
          {intro !== undefined && <Intro>{intro}</Intro>}
          <Content>{children}</Content>
        </Sheet>
      </Main>
      <Side className="no-print">
        {motto !== undefined && <Motto>{motto}</Motto>}
        {promises.length > 0 && (
          <Promises>
            {promises.map(({ id, icon, text }) => (
              <li key={id}>
                {icon}
                {text}
              </li>
            ))}
          </Promises>
        )}
        {credit !== undefined && <Credit>{credit}</Credit>}
      </Side>
    </Root>
  );
}
