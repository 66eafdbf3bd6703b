import styled from 'styled-components';
import { media } from '../theme';

/** As wide as the margin beside the page, so that it covers nothing; the footer keeps room for what a finger needs. */
export const Root = styled.button`
  position: fixed;
  right: 0;
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  z-index: calc(var(--z-header) - 1);
  display: grid;
  place-items: center;
  width: var(--space-5);
  height: var(--space-7);
  padding: 0;
  border: 0;
  border-radius: var(--radius-2) 0 0 var(--radius-2);
  background: var(--color-primary);
  color: var(--color-on-primary);
  cursor: pointer;

  &:hover {
    background: var(--color-primary-hover);
  }

  ${media.touch} {
    right: var(--space-1);
    width: var(--control-touch);
    height: var(--control-touch);
    border-radius: 50%;
    opacity: 0.8;
  }

  ${media.belowTablet} {
    /* The button stands above a notice at the foot of the page. */
    body:has([role='status'][data-open]) & {
      bottom: 144px;
    }
  }
`;
