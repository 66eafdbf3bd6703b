import styled from 'styled-components';
import { media } from '../theme';

/* Title, a field and the buttons have their place beside it; where all scrolls together, so does it. */
export const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  position: relative;
  flex: 1 0 100%;
  order: -1;
  min-width: 0;
  max-height: 24dvh;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }

  & > * {
    padding: var(--space-2) var(--space-3);
  }

  ${media.low} {
    max-height: none;
  }
`;
