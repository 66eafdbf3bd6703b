import styled from 'styled-components';
import { controlLook } from '../Field';

export const Input = styled.input`
  ${controlLook}
  font-variant-numeric: tabular-nums;
`;

export const Written = styled.p`
  min-height: 1.45em;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
