import styled, { css } from 'styled-components';
import { dark, light, media } from '../theme';

export const Grounds = styled.div`
  display: grid;
  flex: 1 1 280px;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  min-width: 0;

  ${media.belowTablet} {
    flex-basis: 100%;
  }
`;

/** The grounds under a logo in the light and in the dark mode; they stay the same in either mode. */
const GROUNDS = {
  light: css`
    background: ${light.card};
    color: ${light.muted};
  `,
  dark: css`
    background: ${dark.card};
    color: ${dark.muted};
  `,
};

export const Ground = styled.div<{ $mode: keyof typeof GROUNDS }>`
  display: grid;
  place-items: center;
  height: 96px;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  font-size: var(--text-sm);
  text-align: center;
  overflow: hidden;
  ${({ $mode }) => GROUNDS[$mode]}

  [data-invalid] & {
    border: 2px solid var(--color-danger-text);
  }

  & > img {
    max-width: 100%;
    max-height: 70px;
    object-fit: contain;
  }
`;

export const Caption = styled.figcaption`
  margin-top: var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
