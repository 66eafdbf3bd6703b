import styled, { keyframes } from 'styled-components';
import { media } from '../theme';
import { type Tone, toneLook } from '../tone';

const slide = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

/**
 * At the lower right: it covers no title and no header, and stands above the buttons and the notice at the foot. It
 * stands at the top edge where it would otherwise cover what is pressed next: the buttons of a dialog, or what has the
 * focus.
 */
export const Stack = styled.div`
  --foot: 80px;

  position: fixed;
  right: var(--space-4);
  bottom: var(--foot);
  z-index: var(--z-toast);
  width: min(400px, calc(100vw - 2 * var(--space-4)));
  pointer-events: none;

  ${media.belowTablet} {
    right: var(--space-2);
    width: calc(100vw - 2 * var(--space-2));

    body:has([role='status'][data-open]) & {
      --foot: 144px;
    }
  }

  &[data-edge='top'] {
    inset-block: var(--height-header) auto;
  }

  body:has([aria-modal='true']) & {
    inset-block: 0 auto;
  }
`;

export const Region = styled.div`
  display: grid;
`;

export const Item = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  margin-top: var(--space-2);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid currentcolor;
  border-radius: var(--radius-2);
  box-shadow: var(--shadow-1);
  pointer-events: auto;
  animation: ${slide} var(--motion-2) ease-out;
  ${toneLook}

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;

/** Larger than any figure of the screens. */
export const Figure = styled.strong`
  display: block;
  overflow-wrap: anywhere;
  font-size: clamp(2rem, 12vw, 3.25rem);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
`;

export const Text = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
  white-space: pre-line;

  & button {
    margin: var(--space-2) var(--space-2) 0 0;
  }
`;
