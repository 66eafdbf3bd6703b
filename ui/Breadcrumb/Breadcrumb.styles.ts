import styled from 'styled-components';
import { media } from '../theme';
import { titleLook } from './titleLook';

/** It has its final height from the start, so that nothing moves when its later content comes (CLS). */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: calc(var(--control-md) + 2px);
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    margin-bottom: var(--space-2);

    /* Two parent screens leave no room beside them for the name of a record. */
    & > [data-deep] {
      flex-basis: 100%;
    }
  }
`;

export const Texts = styled.div`
  min-width: 0;

  ${media.belowDesktop} {
    flex: 1 1 0;
    min-width: min-content;
  }

  /* If the buttons leave a title less than this, they go below it, so that its words do not break. */
  ${media.belowTablet} {
    flex-basis: 8rem;
  }
`;

export const Title = styled.h1`
  ${titleLook}

  ${media.belowTablet} {
    font-size: var(--text-xl);
  }
`;

/** Small enough not to make the line higher beside its buttons on a phone. */
export const Description = styled.div`
  color: var(--color-muted);
  font-size: var(--text-sm);

  &:empty {
    display: none;
  }
`;

export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--color-muted);
  font-size: var(--text-sm);

  & > li {
    display: inline-flex;
    align-items: center;
  }

  & > li + li {
    margin-left: var(--space-2);
  }

  & > [data-parent]::after {
    content: '/';
    /* Browsers that know this syntax show the slash, but do not read it aloud. */
    content: '/' / '';
    padding-left: var(--space-2);
    color: var(--color-input-border);
  }

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 32px;
    border-radius: var(--radius-1);
    color: var(--color-primary-text);
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & svg {
    width: 18px;
    height: 18px;
  }

  ${media.touch} {
    & a {
      justify-content: center;
      min-width: var(--control-touch);
      min-height: var(--control-touch);
    }

    /* A finger's room takes the margin and the gap, and never lies under the next link. */
    & > [data-way] {
      margin: 0 calc(0px - var(--space-2)) 0 calc((18px - var(--control-touch)) / 2);
    }
  }
`;
