import styled from 'styled-components';
import { CardFooter } from '../Card';

/** As wide as the card, whose band leaves its content less room. */
export const Root = styled(CardFooter)`
  position: relative;
  margin-inline-start: calc(-1 * var(--space-4) - 4px);
`;
