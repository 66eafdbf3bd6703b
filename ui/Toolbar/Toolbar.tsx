import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Buttons, Root, Search } from './Toolbar.styles';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** The search, before the buttons. */
  search?: ReactNode;
  /** Buttons at the end of the line: New, Refresh…, for example. */
  actions?: ReactNode;
}

/**
 * The line above a list: its search, its filters (children) and its buttons.
 *
 * Not for a list whose filters need a place of their own: `ListBar`.
 */
export function Toolbar({ search, actions, children, ...rest }: ToolbarProps) {
  return (
    <Root {...rest}>
      {search !== undefined && <Search>{search}</Search>}
      {children}
      {actions !== undefined && <Buttons>{actions}</Buttons>}
    </Root>
  );
}
