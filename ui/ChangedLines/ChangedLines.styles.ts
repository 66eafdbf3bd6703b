import styled, { css } from 'styled-components';

export const Line = styled.div`
  overflow-wrap: anywhere;
`;

/* The sign shows the change without colour; a line through or under a word would make it hard to read. */
const mark = css`
  font-weight: 600;
  text-decoration: none;
`;

export const Added = styled.ins`
  ${mark}
  color: var(--color-success-text);
`;

export const Removed = styled.del`
  ${mark}
  color: var(--color-danger-text);
`;
