import styled from 'styled-components';

export const Count = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-xl);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;

export const Question = styled.p`
  color: var(--color-muted);
`;
