import styled from 'styled-components';
import { BareInput, Beside } from '../Field';

export const Prefix = styled(Beside)`
  padding-right: 0;
`;

export const Input = styled(BareInput)`
  padding-left: var(--space-2);
  font-variant-numeric: tabular-nums;
`;
