import styled from 'styled-components';

export const Root = styled.button`
  position: fixed;
  right: var(--space-4);
  bottom: var(--space-4);
  z-index: var(--z-sticky);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--color-primary);
  color: var(--color-on-primary);
  box-shadow: var(--shadow-2);
  cursor: pointer;

  &:hover {
    background: var(--color-primary-hover);
  }
`;
