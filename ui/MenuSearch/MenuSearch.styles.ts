import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  position: relative;
  flex: 1 1 auto;
  max-width: 380px;
  min-width: 0;

  ${media.belowTablet} {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    max-width: none;
    padding: 0 var(--space-2);
    background: var(--color-card);
  }
`;

export const Box = styled.div`
  position: relative;
  flex: 1;

  & > svg {
    position: absolute;
    top: 50%;
    left: var(--space-3);
    width: 18px;
    height: 18px;
    color: var(--color-muted);
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

export const Input = styled.input`
  width: 100%;
  height: var(--control-md);
  padding: 0 var(--space-8) 0 40px;
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-2);
  background: var(--color-page);
  appearance: none;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Shortcut = styled.kbd`
  position: absolute;
  top: 50%;
  right: var(--space-2);
  padding: 1px 6px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-1);
  background: var(--color-card);
  color: var(--color-muted);
  font-family: inherit;
  font-size: var(--text-xs);
  transform: translateY(-50%);
  pointer-events: none;

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  left: 0;
  z-index: var(--z-popover);
  padding: var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-raised);
  box-shadow: var(--shadow-2);

  ${media.belowTablet} {
    right: var(--space-2);
    left: var(--space-2);
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--control-md);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-1);
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-primary-soft);
    color: var(--color-primary-text);
  }

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

export const Nothing = styled.p`
  padding: var(--space-3);
  color: var(--color-muted);
`;
