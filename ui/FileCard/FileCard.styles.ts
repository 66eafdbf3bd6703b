import styled from 'styled-components';

export const Root = styled.article`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-2) var(--space-1) var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
  break-inside: avoid;
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-2);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const About = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Size = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  & > span {
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;

  & > a {
    width: var(--control-md);
    padding: 0;
  }

  @media print {
    display: none;
  }
`;
