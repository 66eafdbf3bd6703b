import styled from 'styled-components';
import { panelLook } from '../Menu';

export const Panel = styled.div`
  ${panelLook}
  width: min(380px, calc(100vw - 16px));
  padding: var(--space-3) 0;
`;
