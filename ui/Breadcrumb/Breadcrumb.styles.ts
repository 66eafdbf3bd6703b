import styled from 'styled-components';
import { media } from '../theme';
import { titleLook } from './titleLook';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-5);
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    margin-bottom: var(--space-4);
  }
`;

export const Title = styled.h1`
  ${titleLook}

  ${media.belowTablet} {
    font-size: var(--text-xl);
  }
`;

export const Description = styled.p`
  color: var(--color-muted);
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

  & > li + li::before {
    content: '/';
    /* Where a browser knows how, the slash is seen and not read. */
    content: '/' / '';
    padding: 0 var(--space-2);
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

    /* The icon stays in line with the title above it. */
    & > li:first-child > a {
      margin-inline-start: -13px;
    }
  }
`;
