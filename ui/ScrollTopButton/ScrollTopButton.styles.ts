import styled from 'styled-components';

/** At the end of what holds it, which keeps the place free: over figures and buttons nothing floats. */
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
