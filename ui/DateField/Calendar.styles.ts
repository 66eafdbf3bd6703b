import styled, { css } from 'styled-components';
import { media } from '../theme';

/** Keeps the width of the seven days, which fill a phone at 44 px each. */
const asWideAsTheDays = css`
  width: 0;
  min-width: 100%;
`;

/** Styles the parts of the calendar by the library's class names. */
export const Month = styled.div`
  .rdp-month {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    row-gap: var(--space-1);
  }

  .rdp-month_caption {
    ${asWideAsTheDays}
  }

  .rdp-dropdowns {
    display: flex;
    justify-content: center;
  }

  select {
    min-height: var(--control-md);
    min-width: 0;
    padding: 0 var(--space-1);
    border: 1px solid transparent;
    border-radius: var(--radius-1);
    background: var(--color-raised);
    color: var(--color-text);
    font-weight: 600;
    cursor: pointer;

    &:hover {
      background: var(--color-hover);
    }
  }

  table {
    grid-column: 1 / -1;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0;
    text-align: center;
  }

  th {
    height: var(--control-sm);
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 600;
  }

  td {
    height: var(--control-md);
  }

  td > button {
    width: var(--control-md);
    height: var(--control-md);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius-2);
    background: none;
    color: var(--color-text);
    cursor: pointer;

    &:hover {
      background: var(--color-hover);
    }

    &:disabled {
      background: none;
      color: var(--color-muted);
      opacity: 0.55;
      cursor: not-allowed;
    }
  }

  td[data-today] > button {
    border-color: var(--color-input-border);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  td[data-selected] > button {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-weight: 700;
  }

  ${media.touch} {
    select {
      min-height: var(--control-touch);
      font-size: 1rem;
    }

    td,
    td > button {
      min-width: var(--control-touch);
      height: var(--control-touch);
    }
  }

  /* Forced colours remove the backgrounds, and would show the transparent borders. */
  @media (forced-colors: active) {
    select,
    td > button {
      border-color: Canvas;
    }

    td[data-today] > button {
      border-color: ButtonText;
    }

    td[data-selected] > button {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Bound = styled.p`
  ${asWideAsTheDays}
  color: var(--color-muted);
  font-size: var(--text-sm);

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;
