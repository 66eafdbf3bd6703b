import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Description, Root, Texts, Title } from './PageHeader.styles';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /**
   * Level of the heading: 2 below the breadcrumb, which holds the screen's `h1` (DESIGN rule 21); 1 where there is
   * none.
   */
  level?: 1 | 2;
}

/**
 * The head of a screen or a section, with a description (children) under its title. It is not a landmark.
 *
 * Not for the title of a screen: `Breadcrumb`.
 */
export function PageHeader({ title, actions, level = 2, children, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Texts>
        <Title as={`h${level}`}>{title}</Title>
        {children !== undefined && <Description>{children}</Description>}
      </Texts>
      {actions !== undefined && <Actions className="no-print">{actions}</Actions>}
    </Root>
  );
}
