import styled from 'styled-components';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
`;

export const State = styled.div`
  flex: 1;
  min-width: 120px;
  padding-block: var(--space-1);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

export const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
