import styled from 'styled-components';

export const List = styled.ol`
  display: grid;
  gap: var(--space-1);
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-2) 0;

  & + & {
    border-top: 1px solid var(--color-border);
  }

  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--color-input-border);
  }

  &[data-done] > svg {
    color: var(--color-success-text);
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > a {
    font-weight: 600;
  }

  & > p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;

export const Mark = styled.span`
  flex: none;
  color: var(--color-muted);
  font-size: var(--text-sm);

  [data-done] > & {
    color: var(--color-success-text);
    font-weight: 600;
  }
`;
