import styled, { css } from 'styled-components';
import { media } from '../theme';
import { folded } from './SidebarNav.styles';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

export const Branch = styled(List)<{ $level: number }>`
  margin: 2px 0 var(--space-1) ${({ $level }) => ($level === 2 ? '21px' : '11px')};
  padding-left: var(--space-2);
  border-left: 1px solid var(--color-border);

  ${folded} {
    display: none;
  }
`;

export const HeadTitle = styled.p`
  padding: var(--space-4) var(--space-3) var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  overflow: hidden;
  white-space: nowrap;

  ${folded} {
    opacity: 0;
  }
`;

/** One line of the tree: a link with its pin, or a group's button. */
export const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const entry = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: 44px;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--color-text);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-current='page'] {
    background: var(--color-primary-soft);
    color: var(--color-primary-text);
    font-weight: 700;
  }

  &[data-active] {
    color: var(--color-primary-text);
  }

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }

  ${folded} {
    gap: 0;
  }
`;

export const EntryLink = styled.a`
  ${entry}
  padding-right: 40px;

  ${folded} {
    padding-right: var(--space-3);
  }
`;

export const EntryButton = styled.button`
  ${entry}

  & > svg:last-child {
    width: 16px;
    height: 16px;
    transition: transform var(--motion-1);
  }

  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(90deg);
  }

  ${folded} > svg:last-child {
    display: none;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.25;
  overflow-wrap: anywhere;

  ${folded} {
    opacity: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** The dot lies at the icon, because the rail shows only the icon. */
export const Dot = styled.span`
  position: absolute;
  top: 7px;
  left: 27px;
  width: 10px;
  height: 10px;
  border: 2px solid var(--color-card);
  border-radius: 50%;
  background: var(--color-warning-text);
  forced-color-adjust: none;
`;

export const Pin = styled.button`
  position: absolute;
  right: 4px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-muted);
  cursor: pointer;

  &[data-pinned] {
    color: var(--color-primary-text);
  }

  &:hover {
    background: var(--color-border);
    color: var(--color-text);
  }

  & > svg {
    width: 15px;
    height: 15px;
  }

  &[data-pinned] > svg {
    fill: currentcolor;
  }

  ${folded} {
    visibility: hidden;
  }

  @media (hover: hover) {
    &:not([data-pinned], :focus-visible) {
      opacity: 0;
    }

    ${Line}:hover & {
      opacity: 1 !important;
    }
  }

  ${media.touch} {
    width: 44px;
    height: 44px;
    right: 0;
  }
`;
