import styled from 'styled-components';

/** Covers the whole row that contains it: a press anywhere on the row counts as a press on this control. */
export const Spread = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: inherit;
  outline-offset: -2px;
  background: none;
  cursor: pointer;
`;
