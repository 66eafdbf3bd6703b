import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: var(--space-2);
  color: var(--color-text);
  font-size: var(--text-lg);
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.01em;

  & svg {
    flex: none;
  }

  ${media.belowTablet} {
    font-size: var(--text-md);
  }
`;

/** The logo keeps its own width, as far as the line has room. */
export const Logo = styled.img<{ $isAlone: boolean }>`
  flex: none;
  max-width: ${({ $isAlone }) => ($isAlone ? '112px' : 'min(160px, 45%)')};
  height: 40px;
  object-fit: contain;

  /* On these widths the header has no more room than for a button. */
  ${media.belowDesktop} {
    ${({ $isAlone }) => $isAlone && 'max-width: var(--control-md);'}
  }

  ${media.belowTablet} {
    height: 32px;
  }
`;

export const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--radius-2);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font-size: var(--text-sm);
`;
