import styled from 'styled-components';
import { unconfirmed } from './unconfirmed';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${unconfirmed}

  &[data-sign='in'] {
    color: var(--color-success-text);
  }

  &[data-sign='out'],
  &[data-negative] {
    color: var(--color-danger-text);
  }

  & svg {
    flex: none;
    width: 1em;
    height: 1em;
  }

  /* Printed in black ink. */
  @media print {
    && {
      color: inherit;
    }
  }
`;
