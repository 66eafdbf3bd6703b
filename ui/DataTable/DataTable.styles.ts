import styled, { css } from 'styled-components';
import { busyLine } from '../Spinner';
import { media } from '../theme';
import { spread } from './spread';

export const Frame = styled.div`
  position: relative;
  ${busyLine}
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);
  overflow: hidden;

  @media print {
    border: 0;
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
`;

const cell = css<{ $align: 'start' | 'end' }>`
  padding: var(--space-2) 10px;
  text-align: ${({ $align }) => $align};

  &:first-child {
    padding-left: var(--space-4);
  }

  &:last-child {
    padding-right: var(--space-4);
  }
`;

export const HeadCell = styled.th<{ $align: 'start' | 'end' }>`
  ${cell}
  border-bottom: 1px solid var(--color-border);
  background: var(--color-hover);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 600;
  white-space: nowrap;
`;

export const Row = styled.tr`
  & + & > * {
    border-top: 1px solid var(--color-border);
  }

  /* A finger opens the record anywhere on its row; with a mouse, people may select figures there. */
  ${media.touch} {
    position: relative;

    & :is(a, button, input, select, label) {
      position: relative;
      z-index: 1;
    }

    & > th a:first-of-type {
      ${spread}
    }
  }

  &:hover {
    background: var(--color-hover);
  }
`;

/** What the rows add up to. */
export const SumsRow = styled.tr`
  background: var(--color-hover);
  font-weight: 600;

  & > * {
    border-top: 1px solid var(--color-border);
  }
`;

export const Cell = styled.td<{ $align: 'start' | 'end' }>`
  ${cell}
  height: 48px;
  overflow-wrap: normal;

  &[data-long] {
    min-width: 8.75rem;
  }

  /* As high as two lines of text, so that all rows are equally high: a list does not jump when one pages. */
  &[data-long]:not([data-tight]) {
    min-width: 13.5rem;
    height: 58px;
  }

  & time,
  & a[href^='tel:'] {
    white-space: nowrap;
  }
  ${({ $align }) => $align === 'end' && 'font-variant-numeric: tabular-nums;'}
`;

export const PrimaryCell = styled(Cell).attrs({ as: 'th', scope: 'row' })`
  min-width: 140px;
  font-weight: 600;

  /* A very long word breaks, so that it does not turn the table into lines. */
  &[data-tight] {
    min-width: 120px;
    overflow-wrap: anywhere;
  }
`;

/** Header of a column that stands under another column. */
export const UnderHead = styled.span`
  display: block;
  font-weight: 400;
`;

/** Value of a column that stands under another column. */
export const Under = styled.div`
  margin-top: 2px;
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 400;
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-1);
  margin: -4px 0;
  white-space: nowrap;

  /* The three dots have room around them already; a button with a border keeps its distance from the edge. */
  &:has([aria-haspopup]) {
    margin-right: calc(-1 * var(--space-2));
  }

  /* Beside columns of two lines, the menu may go below the main action. */
  &[data-stacked] {
    flex-wrap: wrap;
  }
`;
