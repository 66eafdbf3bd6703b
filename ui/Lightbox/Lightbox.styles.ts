import styled from 'styled-components';

/** Dark in both modes, because nothing beside the picture should shine. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  place-items: center;
  padding: var(--space-4);
  outline: none;
  background: var(--color-page);
  color: var(--color-text);
`;

export const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  padding: var(--space-2);
`;
