import styled, { css } from 'styled-components';
import { media } from '../theme';

export const Root = styled.figure`
  --ink-in: var(--color-brand);
  --ink-out: var(--color-secondary-border);
  --ink-balance: var(--color-info-text);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* The table of the chart may continue on the next page. */
  @media print {
    display: block;
    break-inside: auto;
  }
`;

export const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);

  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }

  & > dl > div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Period = styled.strong`
  min-width: 9rem;
  font-size: var(--text-sm);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;

    ${media.touch} {
      min-height: var(--control-touch);
    }
  }
`;

/* The three differ without colour: full, striped, a line. */
export const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 3px;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-part='in'] {
    background: var(--ink-in);
  }

  &[data-part='out'] {
    border: 1px solid var(--ink-out);
    background: repeating-linear-gradient(135deg, var(--ink-out) 0 2px, transparent 2px 5px);
  }

  &[data-part='balance'] {
    height: 3px;
    background: var(--ink-balance);
  }
`;

export const Plot = styled.div`
  position: relative;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const words = css`
  & text {
    fill: var(--color-muted);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }

  & [data-part='title'] {
    font-weight: 600;
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  ${words}

  & [data-part='line'] {
    stroke: var(--color-border);
  }

  & [data-part='zero'] {
    stroke: var(--color-input-border);
  }

  & [data-part='chosen'] {
    fill: var(--color-primary-soft);
  }

  & [data-part='in'] {
    fill: var(--ink-in);
  }

  & [data-part='out'] {
    stroke: var(--ink-out);
  }

  & [data-part='stripe'] {
    stroke: var(--ink-out);
    stroke-width: 3px;
  }

  & [data-part='balance'] {
    fill: none;
    stroke: var(--ink-balance);
    stroke-linejoin: round;
    stroke-width: 2px;
  }

  & [data-part='dot'] {
    fill: var(--ink-balance);
    stroke: var(--color-card);
    stroke-width: 2px;
  }
`;

/** Lies over the periods, which a pointer or the arrow keys choose one after the other. */
export const Cursor = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: var(--radius-1);
  cursor: crosshair;
  touch-action: pan-y;

  @media print {
    display: none;
  }
`;
