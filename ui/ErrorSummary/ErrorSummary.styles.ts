import styled from 'styled-components';

export const Root = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-danger-text);
  border-left-width: 4px;
  border-radius: var(--radius-2);
  background: var(--color-danger-soft);
  color: var(--color-text);
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-danger-text);
  font-weight: 600;

  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const List = styled.ul`
  margin-top: var(--space-1);
  padding-left: calc(1.125rem + var(--space-2));

  & a {
    display: inline-block;
    padding-block: 3px;
    color: var(--color-danger-text);
  }
`;
