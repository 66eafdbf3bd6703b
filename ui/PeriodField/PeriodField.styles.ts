import styled from 'styled-components';

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2);
`;

export const End = styled.div`
  display: flex;
  flex: 1 1 190px;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  & > label {
    flex: none;
    min-width: 1.5rem;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  & input {
    font-variant-numeric: tabular-nums;
  }
`;
