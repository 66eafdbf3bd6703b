import styled from 'styled-components';
import { type Tone, toneLook } from '../tone';

export const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  overflow-wrap: anywhere;
  ${toneLook}

  /* A floating alert lies over the foot of the page; presses go through it to the buttons there. */
  @media screen {
    &[data-floating='true'] {
      position: fixed;
      inset: auto var(--space-3) var(--space-4);
      z-index: var(--z-sticky);
      width: fit-content;
      margin: 0 auto;
      box-shadow: var(--shadow-2);
      pointer-events: none;
    }
  }

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 1px;
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.p`
  font-weight: 700;
`;

export const Close = styled.span`
  display: inline-flex;
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)) 0;
`;

/** Place of an alert above other content: the distance below the alert comes and goes with it. */
export const AlertPlace = styled.div`
  & > * {
    margin-bottom: var(--space-4);
  }
`;
