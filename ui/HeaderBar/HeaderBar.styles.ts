import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: 64px;
  padding: 0 var(--space-5) 0 var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-card);

  ${media.belowTablet} {
    gap: var(--space-1);
    height: 56px;
    padding: 0 var(--space-2);
  }

  @media print {
    display: none;
  }
`;

export const Logo = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-right: var(--space-3);

  /* A logo, not a sentence. */
  & > a {
    text-decoration: none;
  }

  ${media.belowTablet} {
    margin-right: auto;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;

  ${media.belowTablet} {
    gap: 0;
    margin-left: 0;
  }
`;
