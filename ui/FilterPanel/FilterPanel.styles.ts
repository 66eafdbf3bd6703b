import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  display: contents;

  & > button {
    display: none;
  }

  ${media.belowTablet} {
    display: grid;
    flex: 1 1 100%;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    & > button {
      display: inline-flex;
    }
  }
`;

export const Fields = styled.div`
  display: contents;

  ${media.belowTablet} {
    display: none;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    &[data-open] {
      display: grid;
    }
  }
`;
