import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  &:not([data-empty]) {
    margin-bottom: var(--space-4);
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-left: var(--space-3);
  border: 1px solid var(--color-input-border);
  border-radius: 999px;
  background: var(--color-primary-soft);
  color: var(--color-primary-text);
  font-size: var(--text-sm);
  font-weight: 600;

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.print} {
    padding-right: var(--space-3);
    background: none;
    color: inherit;
  }
`;

export const Remove = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--color-card);
  }

  & svg {
    width: 16px;
    height: 16px;
  }

  ${media.touch} {
    width: var(--control-touch);
    height: var(--control-touch);
  }

  ${media.print} {
    display: none;
  }
`;

export const Summary = styled.p`
  color: var(--color-text);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  & > span {
    white-space: nowrap;
  }
`;
