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
