import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Takes its place at once, and becomes visible only when the answer takes time (DESIGN rule 3). */
export const Late = styled.div`
  animation: ${appear} var(--motion-3) 300ms backwards;
`;

export const Bone = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: var(--radius-1);
  background: var(--color-border);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export const CardBones = styled.div`
  display: grid;
  gap: var(--space-3);
  min-height: 148px;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);

  /* A single card stands for a panel. */
  &:only-child {
    grid-column: 1 / -1;
  }
`;
