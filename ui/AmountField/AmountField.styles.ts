import styled from 'styled-components';
import { BareInput, Beside } from '../Field';

export const Input = styled(BareInput)`
  padding-right: var(--space-2);
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

export const Suffix = styled(Beside)`
  padding-left: 0;
`;

export const Prefix = styled(Beside)`
  padding-right: 0;
`;
