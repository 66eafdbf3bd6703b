import styled from 'styled-components';
import { media } from '../theme';

export const Reveal = styled.button`
  position: relative;
  max-width: 100%;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  text-decoration: underline dotted;
  text-decoration-color: var(--color-input-border);
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: help;

  ${media.touch} {
    /* A target for a finger that takes no room from the targets above and below. */
    margin-block: 6px;

    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
`;
