import styled from 'styled-components';

/** Over the whole row that it lies in: a press beside its words is one on it. */
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
