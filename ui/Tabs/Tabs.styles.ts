import styled from 'styled-components';

export const List = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-border);
  overflow-x: auto;
  scrollbar-width: none;
`;

export const TabButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--color-muted);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    border-bottom-color: var(--color-primary);
    color: var(--color-primary-text);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Count = styled.span`
  padding: 0 var(--space-2);
  border-radius: 999px;
  background: var(--color-hover);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
`;
