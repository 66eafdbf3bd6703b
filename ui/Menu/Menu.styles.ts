import styled, { css } from 'styled-components';
import { media } from '../theme';

/** The look of a panel that opens beside a button and takes the focus. */
export const panelLook = css`
  z-index: var(--z-popover);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  outline: none;
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-1);
  overflow-y: auto;
`;

export const Panel = styled.div`
  ${panelLook}
  min-width: 200px;
  max-width: min(340px, calc(100vw - 16px));
  padding: var(--space-1);
  border-radius: var(--radius-2);
`;

const tones = {
  neutral: css`
    color: inherit;
  `,
  /* This item stands apart, so that a press beside another item does not hit it. */
  danger: css`
    color: var(--color-danger-text);

    &:not(:first-child) {
      position: relative;
      margin-top: 9px;

      &::before {
        position: absolute;
        inset: -5px 0 auto;
        border-top: 1px solid var(--color-border);
        content: '';
      }
    }
  `,
};

export const Item = styled.button<{ $tone: 'neutral' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--control-md);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $tone }) => tones[$tone]}

  &:hover,
  &:focus-visible {
    background: var(--color-hover);
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--color-muted);
    cursor: not-allowed;
  }

  &[aria-checked='true'] {
    font-weight: 600;
  }

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }

  & > span {
    flex: 1;
  }

  ${media.touch} {
    min-height: var(--control-touch);
  }
`;
