import { css } from 'styled-components';

/** A figure while the page says that what it shows is not confirmed; the words are in the page's own notice. */
export const unconfirmed = css`
  :root[data-unconfirmed] & {
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }
`;
