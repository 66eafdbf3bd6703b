import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);

  @media print {
    display: block;
  }
`;

/* While it is closed, the table shows only on paper, where nothing can be opened. */
export const Body = styled.div`
  width: 100%;

  &:not([data-open]) {
    display: none;
  }

  @media print {
    &:not([data-open]) {
      display: block;
    }
  }
`;
