import styled from 'styled-components';

export const Root = styled.dl<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: var(--space-4);

  & > div {
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
