import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 50% - var(--space-4))), 1fr));
  align-items: start;
  gap: var(--space-4);

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-4) var(--space-5);

  ${media.belowPair} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
