import styled from 'styled-components';
import { controlLook, labelLook } from '../Field';

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`;

export const Legend = styled.legend`
  ${labelLook}
  margin-bottom: var(--space-1);
  padding: 0;
`;

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
