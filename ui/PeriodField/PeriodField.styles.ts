import styled from 'styled-components';
import { controlLook } from '../Field';

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const End = styled.label`
  display: flex;
  flex: 1 1 180px;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;

  & > span {
    min-width: 1.5rem;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;

export const Input = styled.input`
  ${controlLook}
  flex: 1;
  font-variant-numeric: tabular-nums;
`;
