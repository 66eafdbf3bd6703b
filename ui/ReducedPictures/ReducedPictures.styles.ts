import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  margin-bottom: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);

  /* The button's words line up with the text, also on a line of their own. */
  & > button {
    margin-inline: calc(-1 * var(--space-3));
  }
`;
