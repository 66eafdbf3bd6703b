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

  /* As wide before its choices have come as with them: nothing beside it moves (CLS). */
  & select {
    width: 10rem;
  }

  ${media.belowTablet} {
    display: none;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    & select {
      width: 100%;
    }

    &[data-open] {
      display: grid;
    }
  }
`;
