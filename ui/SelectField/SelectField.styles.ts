import styled from 'styled-components';
import { bareInputLook } from '../Field';

export const Select = styled.select`
  ${bareInputLook}
  padding-right: var(--space-7);
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  /* The system draws the open list, which needs its own background in the dark mode. */
  & option {
    background: var(--color-card);
    color: var(--color-text);
  }
`;

export const Chevron = styled.span`
  position: absolute;
  right: var(--space-3);
  display: inline-flex;
  color: var(--color-muted);
  pointer-events: none;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
