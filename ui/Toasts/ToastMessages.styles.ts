import styled from 'styled-components';
import type { Tone } from '../tone';

export const Heading = styled.h2`
  padding: 0 var(--space-4) var(--space-2);
  font-size: var(--text-md);
  font-weight: 700;
`;

export const Empty = styled.p`
  padding: var(--space-2) var(--space-4);
  color: var(--color-muted);
`;

export const List = styled.ul`
  display: grid;
`;

export const Entry = styled.li<{ $tone: Exclude<Tone, 'neutral' | 'primary'> }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${({ $tone }) => `var(--color-${$tone}-text)`};
  }

  & > div {
    flex: 1;
    min-width: 0;
  }
`;

export const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

export const Time = styled.span`
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`;
