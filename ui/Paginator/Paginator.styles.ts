import styled from 'styled-components';
import { controlLook } from '../Field';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
`;

export const Jump = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
  white-space: nowrap;
`;

export const PageInput = styled.input`
  ${controlLook}
  width: calc(2ch + 2 * var(--space-3));
  min-width: calc(2ch + 2 * var(--space-3));
  padding: 0 var(--space-2);
  text-align: center;
`;
