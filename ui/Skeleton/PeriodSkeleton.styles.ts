import styled from 'styled-components';

export const Bones = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** As high as a control with its frame. */
export const End = styled.span`
  flex: 1 1 190px;
  height: calc(var(--control-md) + 2px);
  border-radius: var(--radius-1);
  background: var(--color-border);
`;
