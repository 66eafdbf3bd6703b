import styled from 'styled-components';
import { hidden } from '../theme';

export const Root = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--z-tooltip);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    ${hidden}
  }
`;
