import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);

  & > p {
    align-self: center;
  }

  ${media.print} {
    display: none;
  }
`;

export const Search = styled.div`
  flex: 1 1 240px;
  max-width: 420px;
  min-width: 0;

  ${media.belowTablet} {
    max-width: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: auto;
  overflow-wrap: anywhere;
`;
