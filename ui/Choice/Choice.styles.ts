import styled from 'styled-components';
import { media } from '../theme';

/** A box or a switch with its words to the right; the whole line can be pressed. */
export const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  align-self: flex-start;
  min-height: 28px;
  cursor: pointer;

  ${media.touch} {
    min-height: var(--control-touch);
  }

  [data-disabled] > & {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

export const Mark = styled.input`
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  accent-color: var(--color-primary);
  cursor: inherit;
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;
