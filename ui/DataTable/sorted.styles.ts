import styled from 'styled-components';
import { media } from '../theme';

/**
 * Fills its cell, because it takes over the cell's padding. The arrow is not read out: `aria-sort` says the direction.
 */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  margin: calc(-1 * var(--space-2)) -10px;
  padding: var(--space-2) 10px;
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &::after {
    content: '↕' / '';
    width: 1em;
    text-align: center;
  }

  &[data-sorted] {
    color: var(--color-text);
  }

  &[data-sorted='descending']::after {
    content: '↓' / '';
  }

  &[data-sorted='ascending']::after {
    content: '↑' / '';
  }

  &:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  /* The ring stays inside the cell, because the table cuts what goes beyond it. */
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  ${media.touch} {
    min-height: var(--control-touch);
  }
`;
