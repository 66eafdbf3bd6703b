import styled from 'styled-components';
import { hidden, media } from '../theme';

export const Root = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-width: 0;

  /* Within the line of a title its parts are parts of that line. */
  [data-line] > & {
    display: contents;
  }
`;

export const Main = styled.div`
  flex: none;
  max-width: 100%;
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    & [data-rest] {
      position: absolute;
      ${hidden}
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  min-width: 0;

  /* What is typed in gives way, not the words. */
  & > :is(button, a) {
    flex: none;
  }

  /* The search asks for little and takes what is left of the line, it stands on the title's as long as it can. */
  &[data-long] > :first-child {
    min-width: 7rem;
    contain: inline-size;
  }

  & > p {
    flex: 1;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  ${media.belowDesktop} {
    flex: 0 1 auto;
    margin-left: auto;

    &[data-long] {
      flex: 1 1 100%;
    }

    /* On a line of their own they fill it. */
    &[data-long] > * {
      max-width: none;
    }
  }
`;

export const Panel = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);

  /* As wide before its choices have come as with them: nothing beside it moves (CLS). */
  & select {
    width: 9.5rem;
  }

  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & select {
      width: 100%;
    }
  }
`;
