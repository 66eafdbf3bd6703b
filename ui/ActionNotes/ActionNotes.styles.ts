import styled from 'styled-components';
import { media } from '../theme';

/* The title, a field and the buttons keep their room; in a low window, where everything scrolls, it scrolls with
 * them. */
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
