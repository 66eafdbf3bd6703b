import { css } from 'styled-components';

/** A link that is pressed wherever its row is, which must be positioned. */
export const spread = css`
  position: static;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
