import styled from 'styled-components';

export const Rows = styled.div`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);
  overflow: hidden;
`;

export const Line = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 2fr ${({ $columns }) => `repeat(${Math.max(1, $columns - 1)}, 1fr)`};
  align-items: center;
  gap: var(--space-4);
  height: 53px;
  padding: 0 var(--space-4);

  &:first-child {
    height: 38px;
    background: var(--color-hover);
  }

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;

/** As high as a row of two lines. */
export const LineBones = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-2);
  height: var(--height-line);
  padding: 0 var(--space-3);

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;
