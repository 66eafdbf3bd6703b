import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

export const Label = styled.span`
  font-size: var(--text-sm);
  font-weight: 600;
`;

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-page);
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
