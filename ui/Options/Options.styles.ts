import styled from 'styled-components';

/** The panel that opens below a field, with the list and the footer. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  z-index: var(--z-popover);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-raised);
  box-shadow: var(--shadow-1);
`;

export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--control-md);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-1);
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-primary-soft);
    color: var(--color-primary-text);
    /* The bar shows the chosen option without colour. */
    box-shadow: inset 3px 0 0 var(--color-primary);
  }

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-width: 0;
  overflow-wrap: anywhere;

  & > * {
    min-width: 0;
  }
`;

export const Note = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Nothing = styled.p`
  padding: var(--space-3);
  color: var(--color-muted);
`;
