import { Menu, PanelLeftClose } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Logo, Root, Tools } from './HeaderBar.styles';

export interface HeaderBarProps extends ComponentPropsWithRef<'header'> {
  /** Logo of the organisation or the product. */
  logo?: ReactNode;
  /** Whether the sidebar is open; the icon of its button shows this. */
  isSidebarOpen: boolean;
  /** Called when the button of the sidebar is pressed. */
  onSidebarToggle: () => void;
  /** Id of the sidebar that the button opens. */
  sidebarId?: string;
  /** The search, which takes the free room. */
  search?: ReactNode;
}

/**
 * The line above every screen; its children are its buttons, with the profile menu last.
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
