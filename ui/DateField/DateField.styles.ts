import styled from 'styled-components';
import { panelLook } from '../Menu';

export const Written = styled.p`
  min-height: 1.45em;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

export const Panel = styled.div`
  ${panelLook}
  padding: var(--space-3);
`;
