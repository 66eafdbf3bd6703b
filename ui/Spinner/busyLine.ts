import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const pass = keyframes`
  from {
    background-position: 150% 0;
  }

  to {
    background-position: -50% 0;
  }
`;

/**
 * A line on the upper edge of a list that keeps its old rows while others are on their way. The texts stay readable,
 * and nothing shows for a second (DESIGN rule 3). The element must be positioned.
 */
export const busyLine = css`
  &[data-busy]::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    height: 3px;
    background: linear-gradient(90deg, transparent, var(--color-primary) 50%, transparent) 50% 0 / 50% 100% no-repeat;
    animation:
      ${appear} var(--motion-3) 1s backwards,
      ${pass} 1.4s 1s linear infinite;
  }
`;
