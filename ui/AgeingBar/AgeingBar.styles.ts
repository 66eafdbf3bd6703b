import styled, { css } from 'styled-components';
import * as Legend from '../Legend';
import { media } from '../theme';
import type { Tone } from '../tone';

const inks: Record<Tone, string> = {
  success: '--color-success-text',
  danger: '--color-danger-text',
  warning: '--color-warning-text',
  info: '--color-info-text',
  neutral: '--color-muted',
  primary: '--color-primary',
};

export const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  break-inside: avoid;
`;

export const Label = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

/* The bands differ without colour: full, slanted lines, dots, upright lines. */
const look = css<{ $tone: Tone }>`
  --ink: ${({ $tone }) => `var(${inks[$tone]})`};
  border: 1px solid var(--ink);
  background: var(--ink);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-rank='1'] {
    background: repeating-linear-gradient(135deg, var(--ink) 0 3px, transparent 3px 6px);
  }

  &[data-rank='2'] {
    background: radial-gradient(circle, var(--ink) 1.6px, transparent 1.9px) 0 0 / 5px 5px;
  }

  &[data-rank='3'] {
    background: repeating-linear-gradient(90deg, var(--ink) 0 2px, transparent 2px 4px);
  }
`;

export const Track = styled.div`
  display: flex;
  gap: 2px;
  height: 18px;
  border-radius: 4px;
  background: var(--color-border);
  overflow: hidden;

  &:has(> *) {
    background: none;
  }
`;

/** A band keeps a minimum width, so that even the smallest one is visible. */
export const Band = styled.span<{ $tone: Tone }>`
  flex: 0 1 0;
  min-width: 6px;
  ${look}
`;

export const Swatch = styled.span<{ $tone: Tone }>`
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: 3px;
  ${look}
`;

export const Figures = styled(Legend.Figures)`
  /* One figure below the other, so that the amounts line up. */
  ${media.belowTablet} {
    flex-direction: column;
    gap: var(--space-1);
  }
`;

export const Figure = styled(Legend.Figure)`
  ${media.belowTablet} {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--space-3);
    min-width: 0;

    & > dd {
      margin-inline-start: auto;
    }
  }

  &[data-total] {
    ${media.belowTablet} {
      padding-top: var(--space-1);
      border-top: 1px solid var(--color-border);
    }
  }
`;

export const Share = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 400;
`;
