import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { AlertPlace } from '../Alert';
import { focusablesIn, rememberFocus, useBackLayer, useEscapeLayer, useMediaWidth } from '../foundations';
import { SkipLink } from '../SkipLink';
import { Aside, Backdrop, Column, Footer, Main, Root } from './AppFrame.styles';

export interface AppFrameProps extends ComponentPropsWithRef<'div'> {
  /** The sidebar with the menu, beside the page or over it. */
  sidebar: ReactNode;
  /** The line above every screen. */
  header: ReactNode;
  /** The line below every screen. */
  footer: ReactNode;
  /** A notice about the whole page, above it. */
  notice?: ReactNode;
  /** Whether the sidebar is open: wide beside the page, or over the page below 1024 px. */
  isSidebarOpen: boolean;
  /**
   * Called when Escape, Back or a press outside asks to close the sidebar that lies over the page, below 1024 px (spec
   * § 2 Shell).
   */
  onSidebarClose: (by: 'escape' | 'outside') => void;
  /** Id of the sidebar, for the button that opens it. */
  sidebarId?: string;
  /** Id of the main part, for the link that skips the menu. */
  mainId?: string;
}

/**
 * The shell around every screen. The open sidebar pushes the page aside; closed, it is a rail of icons. Below 1024 px
 * the open sidebar lies over the page; closed, it is hidden. On paper only the content is left (DESIGN rule 23).
 *
 * Not for a page without a session: `AuthLayout` or `StatusPage`.
 *
 * Keys: `Escape` closes the sidebar that lies over the page.
 *
 * States: `data-open` on the open sidebar; a content with `data-waiting` keeps the height of the page.
 */
export function AppFrame(props: AppFrameProps) {
  const { sidebar, header, footer, notice, isSidebarOpen, onSidebarClose, children, ...others } = props;
  const { sidebarId = 'sidebar', mainId = 'main', ...rest } = others;
  const aside = useRef<HTMLElement>(null);
  const isOverlay = useMediaWidth('DESKTOP') && isSidebarOpen;
  const closeSidebar = () => onSidebarClose('escape');
  useEscapeLayer(isOverlay, closeSidebar);
  useBackLayer(isOverlay, closeSidebar);

  // Runs before the paint: at the paint, the column that became inert loses the focus.
  useLayoutEffect(() => {
    const opened = aside.current;
    if (!isOverlay || !opened) return;
    const giveBack = rememberFocus(document.activeElement);
    focusablesIn(opened)[0]?.focus({ preventScroll: true });
    return () =>
      queueMicrotask(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && opened.contains(activeElement)) activeElement.blur();
        giveBack();
      });
  }, [isOverlay]);

  return (
    <Root {...rest}>
      <SkipLink targetId={mainId} />
      <Aside ref={aside} id={sidebarId} data-open={isSidebarOpen || undefined}>
        {sidebar}
      </Aside>
      {isOverlay && <Backdrop onClick={() => onSidebarClose('outside')} data-testid="backdrop" />}
      <Column inert={isOverlay}>
        {header}
        <Main id={mainId} tabIndex={-1}>
          {notice !== undefined && <AlertPlace>{notice}</AlertPlace>}
          {children}
        </Main>
        <Footer>{footer}</Footer>
      </Column>
    </Root>
  );
}
