import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

// Nothing shows for work that takes less than a second (DESIGN rule 3).
export const Root = styled.div<{ $isImmediate: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-5);
  color: var(--color-muted);
  overflow-wrap: anywhere;
  animation: ${appear} var(--motion-3) ${({ $isImmediate }) => ($isImmediate ? '0s' : '1s')} backwards;
`;

export const Wheel = styled.span`
  flex: none;
  width: 24px;
  height: 24px;
  border: 3px solid var(--color-border);
  border-top-color: var(--color-primary);
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
