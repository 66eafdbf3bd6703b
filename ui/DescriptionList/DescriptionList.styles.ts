import styled from 'styled-components';

export const Root = styled.dl<{ $minWidth: string }>`
  display: grid;
  /* One pair, or few, take all of the room. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: var(--space-4);

  /* The values line up, whether their labels take one line or two. */
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
