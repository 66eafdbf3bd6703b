import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  display: contents;

  & > button {
    display: none;
  }

  ${media.belowTablet} {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    /* Closed, its button shares the line with others that have room there. */
    &:has(> [data-open]) {
      flex: 1 1 100%;
    }

    & > button {
      display: inline-flex;
    }
  }
`;

export const Fields = styled.div`
  display: contents;

  /* As wide before its choices are known as afterwards: what stands beside it keeps its place. */
  & select {
    width: 11rem;
  }

  ${media.belowTablet} {
    display: none;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    &[data-open] {
      display: grid;
    }

    & select {
      width: 100%;
    }
  }
`;
