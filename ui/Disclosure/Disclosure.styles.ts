import styled from 'styled-components';

export const Root = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);

  & > summary svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    transition: rotate var(--motion-1);
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`;

export const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: var(--control-md);
  padding: var(--space-2) var(--space-4);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-3);
  min-inline-size: 0;
  font-weight: 600;

  & > small {
    color: var(--color-muted);
    font-weight: 400;
  }
`;

export const Body = styled.div`
  padding: var(--space-2) var(--space-4) var(--space-4);
`;
