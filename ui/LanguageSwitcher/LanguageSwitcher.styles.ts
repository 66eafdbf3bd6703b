import styled from 'styled-components';
import { media } from '../theme';

export const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--control-md);
  min-height: var(--control-md);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 700;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-hover);
    color: var(--color-text);
  }

  & svg {
    width: 18px;
    height: 18px;
  }

  ${media.belowTablet} {
    & svg {
      display: none;
    }
  }
`;
