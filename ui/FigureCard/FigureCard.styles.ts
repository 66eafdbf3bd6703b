import styled from 'styled-components';
import { unconfirmed } from '../Amount';
import { Card } from '../Card';

export const Root = styled(Card)`
  position: relative;
  gap: var(--space-1);
  padding-inline-start: calc(var(--space-4) + 4px);

  /* A band in the colour of the brand, printed too. */
  &::before {
    position: absolute;
    inset-block: var(--space-3);
    inset-inline-start: 0;
    width: 4px;
    border-radius: 0 2px 2px 0;
    background: var(--color-brand);
    content: '';
    print-color-adjust: exact;
  }

  &[data-linked]:hover {
    border-color: var(--color-input-border);
    background: var(--color-hover);
  }
`;

/** Its link covers the whole card. */
export const Label = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 600;

  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-3);
    content: '';
  }

  & a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  & a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--color-focus-gap);
  }
`;

export const Value = styled.div`
  /* A figure does not break (DESIGN rule 5): with very large letters it grows only as far as a phone has room. */
  font-size: min(var(--text-xl), 8vw);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  overflow-wrap: normal;
  ${unconfirmed}
`;

export const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
