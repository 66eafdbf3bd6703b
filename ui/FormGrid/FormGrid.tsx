import styled from 'styled-components';
import { media } from '../theme';

/**
 * Fields of a form in two columns, one below 768 px and in a box too narrow for two. A child with `data-wide` takes the
 * whole line. A plain box: the form itself stays the caller's.
 */
export const FormGrid = styled.div`
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
