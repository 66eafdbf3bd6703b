import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Band, Content, Intro, Main, Motto, Root, Sheet, Title, Tools } from './AuthLayout.styles';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The logo and the product's name. */
  brand: ReactNode;
  /** A sentence beside the form on wide screens. */
  motto?: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Language and theme. */
  tools?: ReactNode;
}

/** The frame of sign-in and its sisters: one form, nothing else to press. */
export function AuthLayout({ brand, motto, title, intro, tools, children, ...rest }: AuthLayoutProps) {
  return (
    <Root {...rest}>
      <Band>
        {brand}
        {tools !== undefined && <Tools>{tools}</Tools>}
        {motto !== undefined && <Motto>{motto}</Motto>}
      </Band>
      <Main>
        <Sheet>
          <Title tabIndex={-1}>{title}</Title>
          {intro !== undefined && <Intro>{intro}</Intro>}
          <Content>{children}</Content>
        </Sheet>
      </Main>
    </Root>
  );
}
