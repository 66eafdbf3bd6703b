import styled from 'styled-components';

/** The track is hollow when off and full when on: the place of the knob and the fill both show the state. */
export const Track = styled.input`
  position: relative;
  flex: none;
  width: 2.25rem;
  height: 1.25rem;
  border: 1px solid var(--color-input-border);
  border-radius: 1rem;
  background: var(--color-card);
  appearance: none;
  cursor: inherit;
  transition: background-color var(--motion-1);

  &::before {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--color-input-border);
    transition: transform var(--motion-1);
  }

  &:checked {
    border-color: var(--color-primary);
    background: var(--color-primary);
  }

  &:checked::before {
    background: var(--color-on-primary);
    transform: translateX(1rem);
  }

  &:disabled {
    background: var(--color-disabled);
  }

  &:checked:disabled {
    border-color: var(--color-input-border);
    background: var(--color-input-border);
  }

  @media (forced-colors: active) {
    appearance: auto;
    aspect-ratio: 1;

    &::before {
      content: none;
    }
  }
`;
