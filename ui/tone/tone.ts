import { css } from 'styled-components';

export type Tone = 'success' | 'danger' | 'warning' | 'info' | 'neutral' | 'primary';

const looks: Record<Tone, readonly [text: string, soft: string]> = {
  success: ['--color-success-text', '--color-success-soft'],
  danger: ['--color-danger-text', '--color-danger-soft'],
  warning: ['--color-warning-text', '--color-warning-soft'],
  info: ['--color-info-text', '--color-info-soft'],
  neutral: ['--color-muted', '--color-hover'],
  primary: ['--color-primary-text', '--color-primary-soft'],
};

/** Text and surface colours of a tone; the contrast test checks every pair. */
export const toneLook = css<{ $tone: Tone }>`
  background: ${({ $tone }) => `var(${looks[$tone][1]})`};
  color: ${({ $tone }) => `var(${looks[$tone][0]})`};

  /* Forced colours remove the background, so a border shows where it ends. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
