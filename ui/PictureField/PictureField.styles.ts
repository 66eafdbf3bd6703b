import styled from 'styled-components';
import { labelLook } from '../Field';

export const Label = styled.span`
  ${labelLook}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Buttons = styled.div`
  display: flex;
  flex: 1 1 180px;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

export const State = styled.p`
  flex-basis: 100%;
  color: var(--color-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
