import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-top: var(--space-1);
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;

export const Text = styled.span`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
