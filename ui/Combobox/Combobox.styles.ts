import styled from 'styled-components';
import { BareInput } from '../Field';
import { Option as ListedOption, Panel as RaisedPanel, List as ScrolledList } from '../Options';

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
  ${Icon} + & {
    padding-inline-start: var(--space-2);
  }

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

export const Panel = styled(RaisedPanel)`
  max-width: calc(100vw - 16px);
  color: var(--color-text);
  overflow: hidden;
`;

export const List = styled(ScrolledList)`
  position: relative;
  max-height: 300px;
  padding: var(--space-1);
`;

export const Option = styled(ListedOption)`
  &:not([aria-selected='true']):hover {
    background: var(--color-hover);
  }
`;

export const Footer = styled.div`
  flex: none;
  padding: var(--space-1);
  border-top: 1px solid var(--color-border);
`;
