import styled from 'styled-components';

/** Stands at the end of its container, which keeps the place free, so that it covers no figure and no button. */
export const Root = styled.button`
  position: absolute;
  right: var(--space-4);
  bottom: var(--space-4);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--color-primary);
  color: var(--color-on-primary);
  cursor: pointer;

  &:hover {
    background: var(--color-primary-hover);
  }
`;
