import { css } from 'styled-components';

/** Underlines a figure while the page says that its data is not confirmed; the page's own notice says so in words. */
export const unconfirmed = css`
  :root[data-unconfirmed] & {
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }
`;
