import styled from 'styled-components';
import { labelLook } from '../Field';

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

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;

export const Description = styled.small`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
