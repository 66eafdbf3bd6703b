import styled from 'styled-components';
import { media } from '../theme';

export const SIDEBAR_WIDTH = '264px';
export const RAIL_WIDTH = '72px';

export const Root = styled.div`
  display: flex;
  min-height: 100dvh;

  @media print {
    display: block;
  }
`;

export const Aside = styled.aside`
  position: sticky;
  top: 0;
  z-index: var(--z-sidebar);
  flex: none;
  width: ${RAIL_WIDTH};
  height: 100dvh;
  transition: width var(--motion-2) ease-out;

  &[data-open] {
    width: ${SIDEBAR_WIDTH};
  }

  ${media.belowDesktop} {
    position: fixed;
    left: 0;
    width: min(${SIDEBAR_WIDTH}, 84vw);
    visibility: hidden;
    transform: translateX(-100%);
    transition:
      transform var(--motion-2) ease-out,
      visibility var(--motion-2);

    &[data-open] {
      width: min(${SIDEBAR_WIDTH}, 84vw);
      visibility: visible;
      transform: none;
      /* The sidebar is visible at once, because a hidden element cannot take the focus. */
      transition: transform var(--motion-2) ease-out;
      box-shadow: var(--shadow-2);
    }
  }

  @media print {
    display: none;
  }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(var(--z-sidebar) - 1);
  background: var(--color-backdrop);

  @media print {
    display: none;
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1440px;
  margin: 0 auto;
  padding: var(--space-4) var(--space-5) var(--space-5);
  outline: none;

  /* While content is loading, the footer stays below the window, so that the content does not push it out (CLS). */
  &:has([data-waiting]) {
    min-height: 100dvh;
  }

  ${media.belowTablet} {
    padding: var(--space-3) var(--space-3) var(--space-4);
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** Keeps room for the scroll-to-top button at its end. */
export const Footer = styled.footer`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  min-height: var(--height-footer);
  padding: var(--space-3) var(--height-footer) var(--space-3) var(--space-5);
  border-top: 1px solid var(--color-border);
  color: var(--color-muted);
  font-size: var(--text-sm);

  /* A short page would bring the footer into the window, so it appears together with the content. */
  ${Main}:has([data-waiting]) + & {
    visibility: hidden;
  }

  ${media.belowTablet} {
    padding-left: var(--space-3);
  }

  @media print {
    display: none;
  }
`;
