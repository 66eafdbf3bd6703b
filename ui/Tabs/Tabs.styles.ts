import styled, { css } from 'styled-components';
import { media } from '../theme';

interface Orientation {
  /** The tabs stand beside the panel where there is room for it. */
  $isBeside: boolean;
}

const beside = css`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

export const Layout = styled.div<Orientation>`
  ${({ $isBeside }) => $isBeside && beside}
`;

const row = css`
  display: flex;
  /* Tabs wrap, because nothing scrolls sideways (DESIGN rule 6). */
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-border);
`;

const column = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  ${media.belowTablet} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding: var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-3);
    background: var(--color-card);
  }
`;

export const List = styled.div<Orientation>`
  ${({ $isBeside }) => ($isBeside ? column : row)}
`;

const inRow = css`
  border-bottom: 3px solid transparent;
  white-space: nowrap;

  /* With this, six periods fit on one line of 768 px. */
  ${media.belowDesktop} {
    min-width: 44px;
    padding: 0 var(--space-2);
  }

  &[aria-selected='true'] {
    border-bottom-color: var(--color-primary);
  }
`;

const inColumn = css`
  border-inline-start: 3px solid transparent;
  border-radius: var(--radius-2);
  text-align: start;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-selected='true'] {
    border-inline-start-color: var(--color-primary);
    background: var(--color-primary-soft);
  }

  ${media.belowTablet} {
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-height: 52px;
    padding: var(--space-1);
    border-inline-start: 0;
    border-bottom: 3px solid transparent;
    font-size: var(--text-sm);
    line-height: 1.2;
    text-align: center;

    &[aria-selected='true'] {
      border-bottom-color: var(--color-primary);
    }

    & > span {
      max-width: 100%;
      overflow-wrap: anywhere;
    }
  }
`;

export const TabButton = styled.button<Orientation>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 0;
  background: none;
  color: var(--color-muted);
  font-weight: 600;
  cursor: pointer;
  ${({ $isBeside }) => ($isBeside ? inColumn : inRow)}

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  &:hover {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    color: var(--color-primary-text);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  /* Forced colours would show every border, the transparent ones too. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
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

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Panel = styled.div`
  min-width: 0;
`;
