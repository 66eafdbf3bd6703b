import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: var(--height-header);
  padding: 0 var(--space-5) 0 var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-card);

  /* 360 px hold eight targets of 44 px (DESIGN rule 23) and no gaps between them. */
  ${media.belowTablet} {
    gap: 0;
    padding: 0 var(--space-1);
  }

  @media print {
    display: none;
  }
`;

export const Logo = styled.div`
  /* The logo shrinks before any button does, down to its mark. */
  display: flex;
  flex: 0 1000 auto;
  align-items: center;
  min-width: var(--control-md);
  margin-right: var(--space-3);

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The link of the logo is not a link in a sentence. */
  & > a {
    display: flex;
    align-items: center;
    flex: 1;
    justify-content: center;
    min-height: var(--control-md);
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
    flex-shrink: 1;
    gap: 0;
    min-width: 0;
    margin-left: 0;

    /* Below 360 px the buttons share the room; a button may have a box around it. */
    & > *,
    & > * > button {
      flex-shrink: 1;
      width: var(--control-md);
      min-width: var(--space-5);
    }
  }
`;
