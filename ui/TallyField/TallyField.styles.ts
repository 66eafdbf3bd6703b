import styled from 'styled-components';

export const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-3) var(--space-5);
`;

/** A field with what it adds up to, at the end of the line of its label. */
export const Line = styled.div`
  position: relative;
  min-width: 0;
`;

export const Sum = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
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
  /* No line is seen between it and the edge of what scrolls. */
  box-shadow: 0 var(--space-4) 0 var(--color-card);
  font-weight: 700;

  & strong {
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
