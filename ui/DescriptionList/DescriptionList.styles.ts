import styled from 'styled-components';

export const Root = styled.dl<{ $minWidth: string }>`
  display: grid;
  /* What stands alone or with few others takes the room that is left. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: var(--space-4);

  /* Values stand on one line, whether their labels take one or two. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
    min-width: 0;
  }

  & dt {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
