import { FloatingOverlay } from '@floating-ui/react';
import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

const widths: Record<DialogSize, string> = { sm: '440px', md: '600px', lg: '800px', xl: '1080px' };

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export const Backdrop = styled(FloatingOverlay)`
  display: grid;
  /* The column is as wide as the screen, even if the dialog has a wider word. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  z-index: var(--z-modal);
  padding: var(--space-4);
  background: var(--color-backdrop);
  animation: ${appear} var(--motion-1);
`;

/* Plain boxes, because header and footer would be landmarks of the page, and a dialog has none. */
export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-5);
  border-bottom: 1px solid var(--color-border);

  ${media.belowTablet} {
    padding-left: var(--space-4);
  }
`;

export const Title = styled.h2`
  flex: 1;
  overflow-wrap: anywhere;
  min-width: 0;
  font-size: var(--text-lg);
  font-weight: 700;
  line-height: 1.3;
`;

export const Body = styled.div`
  /* Texts for screen readers are absolute; without this they would make the backdrop scroll. */
  position: relative;
  flex: 1;
  min-height: 0;
  padding: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.belowTablet} {
    padding: var(--space-4);
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-5);
  border-top: 1px solid var(--color-border);

  ${media.belowTablet} {
    padding: var(--space-3) var(--space-4);

    & > :is(button, a) {
      flex: 1 1 auto;
      padding-inline: var(--space-2);
    }
  }
`;

const sheet = css`
  ${media.belowTablet} {
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: calc(-1 * var(--space-4));
    border-radius: 0;
  }

  /* In a low window the title and the buttons would leave the fields one or two lines, so they scroll too. */
  ${media.low} {
    overflow-y: auto;
    overscroll-behavior: contain;

    & > * {
      flex: none;
    }

    & > ${Body} {
      flex: 1 0 auto;
      overflow: visible;
    }
  }
`;

export const Panel = styled.div<{ $size: DialogSize; $isSheet: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: calc(100dvh - 2 * var(--space-4));
  border-radius: var(--radius-3);
  outline: none;
  background: var(--color-card);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  animation: ${rise} var(--motion-2) ease-out;

  /* Forced colours remove its shadow and its background. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${({ $isSheet }) => $isSheet && sheet}
`;
