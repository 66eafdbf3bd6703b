import styled from 'styled-components';
import { controlLook } from '../Field';
import { media } from '../theme';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  font-variant-numeric: tabular-nums;

  ${media.print} {
    display: none;
  }
`;

export const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
`;

export const Jump = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
  white-space: nowrap;

  /* Four buttons and the field do not fit on a phone, so the field goes above them. */
  ${media.belowTablet} {
    [data-boundary] > div > & {
      flex: 1 0 100%;
      order: -1;
      justify-content: center;
    }
  }
`;

export const PageInput = styled.input`
  ${controlLook}
  width: calc(2ch + 2 * var(--space-3));
  min-width: calc(2ch + 2 * var(--space-3));
  padding: 0 var(--space-2);
  text-align: center;
`;

export const SizeSelect = styled.select`
  ${controlLook}
  width: auto;
  min-width: 0;
  padding: 0 var(--space-2);
`;
