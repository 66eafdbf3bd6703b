import styled from 'styled-components';
import { hidden, media } from '../theme';

export const Root = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-width: 0;
  margin-bottom: var(--space-4);

  /* Inside the line of a title, which keeps its own distance, the parts of the bar become parts of that line. */
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

  /* The fields shrink; the words of the buttons do not. */
  & > :is(button, a) {
    flex: none;
  }

  /* The search needs little room, so that it stays on the title's line; then it takes the rest of the line. */
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

    /* On a line of their own, the parts fill that line. */
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

  /* A select keeps its width while its choices load, so that nothing beside it moves (CLS). */
  & select {
    width: 10.5rem;
  }

  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & select {
      width: 100%;
    }
  }
`;
