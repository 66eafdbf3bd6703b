import styled from 'styled-components';
import { CardFooter } from '../Card';

/** As wide as the card: it also covers the band, which takes room from the card's content. */
export const Root = styled(CardFooter)`
  position: relative;
  margin-inline-start: calc(-1 * var(--space-4) - 4px);
`;
