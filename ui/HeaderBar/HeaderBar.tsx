import { Menu, PanelLeftClose } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Logo, Root, Tools } from './HeaderBar.styles';

export interface HeaderBarProps extends ComponentPropsWithRef<'header'> {
  /** Whose application it is. */
  logo?: ReactNode;
  /** Whether the menu is open: what its button says. */
  isSidebarOpen: boolean;
  /** Called when the menu’s button is pressed. */
  onSidebarToggle: () => void;
  /** Id of the sidebar that the button opens. */
  sidebarId?: string;
  /** The search, which takes the room that is left. */
  search?: ReactNode;
}

/**
 * The line above every screen; children are its buttons, the profile menu last.
 *
 * Not for the head of a screen: `Breadcrumb`, `PageHeader`.
 */
export function HeaderBar(props: HeaderBarProps) {
  const { logo, isSidebarOpen, onSidebarToggle, sidebarId, search, children, ...rest } = props;
  const { sidebar } = useLabels();
  return (
    <Root {...rest}>
      <IconButton
        label={sidebar.toggle}
        icon={isSidebarOpen ? <PanelLeftClose aria-hidden /> : <Menu aria-hidden />}
        aria-expanded={isSidebarOpen}
        aria-controls={sidebarId}
        onClick={onSidebarToggle}
      />
      {logo && <Logo>{logo}</Logo>}
      {search}
      <Tools>{children}</Tools>
    </Root>
  );
}
