import styled from 'styled-components';

/** The figures of a chart, each with the swatch that it has in the picture. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
`;

export const Figure = styled.div`
  flex: 1 1 130px;
  /* An amount never breaks, and never overlaps the next one. */
  min-width: max-content;

  & > dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  & > dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
`;
