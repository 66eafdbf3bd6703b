import styled from 'styled-components';

export const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-2) var(--space-5);
`;

export const Line = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/**
 * The thing that is counted, its field and its sum, on one line; with very large letters the field has its own line.
 */
export const Counted = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-2);

  /* The parts of the field stand directly beside the sum. */
  & > :first-child {
    display: contents;
  }

  & label {
    overflow-wrap: anywhere;
  }

  & label ~ div {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  & label ~ p {
    grid-row: 3;
    grid-column: 1 / -1;
  }

  /* The total lies over the foot of the list, so a field is scrolled clear of it. */
  & input {
    scroll-margin-block: var(--space-4) 5rem;
  }

  @container (min-width: 17rem) {
    grid-template-columns: minmax(0, 1fr) 9.5rem minmax(4.75rem, auto);

    & label ~ div {
      grid-row: 1;
      grid-column: 2;
    }

    & label ~ p {
      grid-row: 2;
    }
  }
`;

export const Sum = styled.span`
  grid-row: 1;
  grid-column: -2 / -1;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  &[data-empty] {
    color: var(--color-muted);
  }
`;

/** The total stays in sight while the lines scroll beneath it. */
export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin-top: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);
  /* The shadow hides the lines between the total and the edge of the scrolled area. */
  box-shadow: 0 var(--space-4) 0 var(--color-card);
  font-weight: 700;

  & strong {
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
