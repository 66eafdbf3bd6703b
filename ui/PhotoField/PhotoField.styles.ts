import styled from 'styled-components';
import { media } from '../theme';

export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 96px;
  height: 96px;
  border: 1px solid var(--color-border);
  border-radius: 50%;
  background: var(--color-primary-soft);
  color: var(--color-primary-text);
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > svg {
    width: 44px;
    height: 44px;
  }

  /* A smaller photo lets the button beside it keep its words on one line. */
  ${media.belowTablet} {
    width: 80px;
    height: 80px;
  }

  [data-invalid] & {
    border: 2px solid var(--color-danger-text);
  }
`;
