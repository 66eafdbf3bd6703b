import styled from 'styled-components';
import { spread } from './spread';

/** As high as its placeholder in `ui/Skeleton`, so that nothing moves when the rows come (CLS). */
export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--height-line);
  padding: var(--space-2) var(--space-1) var(--space-2) var(--space-3);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  &[data-sum] {
    background: var(--color-hover);
    font-weight: 600;
  }

  /* Links and buttons lie above the press on the row. */
  & a:not([data-spread]),
  & button:not([data-spread]) {
    position: relative;
    z-index: 1;
  }

  /* If nothing else opens the row, the link of its title covers the row, so that a finger need not aim. */
  &:not(:has([data-spread])) [data-title] > a:only-child {
    ${spread}
  }
`;

/* A text that is cut here can be read whole in the record, which the row opens (DESIGN rule 8). */
const Pair = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  white-space: nowrap;

  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const FirstLine = styled(Pair)`
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const SecondLine = styled(Pair)`
  margin-top: 2px;
  color: var(--color-muted);
  font-size: var(--text-xs);
`;

export const NoteLine = styled.div`
  margin-top: 2px;
  color: var(--color-muted);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

/** A value that has no room beside its label stands under it. */
export const WholeText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-4);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & > span {
    color: var(--color-muted);
  }
`;
