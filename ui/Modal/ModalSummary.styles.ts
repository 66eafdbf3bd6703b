import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.dl`
  display: flex;
  flex: 1 1 220px;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-5);
  min-width: 0;

  /* The summary has a line of its own; otherwise a button could stand beside short words. */
  ${media.belowTablet} {
    flex-basis: 100%;
  }

  & > div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }

  & > div:last-child {
    margin-inline-start: auto;
  }

  & dt {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }

  & > div:last-child > dd {
    font-size: var(--text-lg);
    font-weight: 700;
  }
`;
