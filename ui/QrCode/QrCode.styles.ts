import styled from 'styled-components';

/* Dark on light in both modes, because some scanners read nothing else. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 208px;
  height: auto;
  border-radius: var(--radius-2);
  background: white;
  fill: black;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
