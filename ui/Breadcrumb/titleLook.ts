import { css } from 'styled-components';

/**
 * The look of a screen's title, in the shell and outside it. It shows no outline: the title can have the focus, but it
 * is not a control.
 */
export const titleLook = css`
  outline: none;
  font-size: var(--text-2xl);
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.015em;
`;
