import styled from 'styled-components';

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;

export const Description = styled.small`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
