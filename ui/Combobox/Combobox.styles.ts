import styled from 'styled-components';
import { BareInput } from '../Field';

export const Root = styled.div`
  min-width: 0;
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  padding-inline-start: var(--space-3);
  color: var(--color-muted);

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Input = styled(BareInput)`
  padding-inline-start: var(--space-2);
  text-overflow: ellipsis;

  [data-chosen] & {
    font-weight: 600;
  }
`;

export const Chosen = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  z-index: var(--z-popover);
  max-width: calc(100vw - 16px);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  overflow: hidden;
`;

export const List = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  max-height: 300px;
  padding: var(--space-1);
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
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-selected='true'] {
    background: var(--color-primary-soft);
    color: var(--color-primary-text);
    /* Seen without its colour, too. */
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

export const Footer = styled.div`
  flex: none;
  padding: var(--space-1);
  border-top: 1px solid var(--color-border);
`;
