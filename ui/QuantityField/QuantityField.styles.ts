import styled from 'styled-components';
import { BareInput, Beside } from '../Field';

export const Input = styled(BareInput)`
  padding-inline: var(--space-1);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Suffix = styled(Beside)`
  padding-inline: 0 var(--space-2);
`;
