import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border-bottom: 1px solid var(--color-border);

  [data-compact]:not(:hover, :has(:focus-visible)) > & {
    visibility: hidden;
    height: 0;
    padding: 0;
    border: 0;
  }
`;

export const Strip = styled.ul`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: 3px;
  scroll-snap-type: x proximity;

  & > li {
    flex: none;
    scroll-snap-align: start;
  }

  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: 999px;
    color: var(--color-text);
    font-size: var(--text-sm);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    background: var(--color-hover);
  }

  & a[aria-current='page'] {
    border-color: var(--color-primary);
    color: var(--color-primary-text);
  }

  & svg {
    width: 15px;
    height: 15px;
  }

  @media (pointer: coarse) {
    & a {
      min-height: var(--control-touch);
    }
  }
`;

export const Arrow = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-muted);
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
    color: var(--color-text);
  }

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  & svg {
    width: 18px;
    height: 18px;
  }
`;
