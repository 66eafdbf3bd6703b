import styled, { keyframes } from 'styled-components';
import { media } from '../theme';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

export const Place = styled.div`
  position: fixed;
  inset: auto 0 var(--space-4);
  z-index: var(--z-toast);
  display: grid;
  justify-items: center;
  padding: 0 var(--space-4);
  pointer-events: none;

  /* On a phone a dialog fills the screen and has its buttons at the foot, so the notice lies below it. */
  ${media.belowTablet} {
    z-index: calc(var(--z-modal) - 1);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2) var(--space-3);
  max-width: 560px;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  pointer-events: auto;
  animation: ${rise} var(--motion-2) ease-out;
`;

export const Text = styled.p`
  flex: 1 1 200px;
  overflow-wrap: anywhere;
  font-weight: 500;
`;
