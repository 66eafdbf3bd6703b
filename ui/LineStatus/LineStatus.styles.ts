import styled, { css } from 'styled-components';
import { panelLook } from '../Menu';
import { media } from '../theme';

/** Holds the button and its panel, so that one handler sees the focus leave both. */
export const Root = styled.div`
  display: contents;
`;

const tones = css`
  --line-text: var(--color-muted);
  --line-soft: transparent;

  &[data-state='slow'] {
    --line-text: var(--color-warning-text);
    --line-soft: var(--color-warning-soft);
  }

  &[data-state='unanswered'],
  &[data-state='offline'] {
    --line-text: var(--color-danger-text);
    --line-soft: var(--color-danger-soft);
  }

  &[data-state='saving'] {
    --line-text: var(--color-info-text);
    --line-soft: var(--color-info-soft);
  }
`;

export const Trigger = styled.button`
  ${tones}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--control-md);
  min-height: var(--control-md);
  padding: 0 var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-2);
  background: var(--line-soft);
  color: var(--line-text);
  font-size: var(--text-sm);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &[data-state='online'] > svg {
    color: var(--color-success-text);
  }

  &:hover {
    background: var(--color-hover);
    color: var(--color-text);
  }

  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  ${media.belowWide} {
    padding: 0;
  }

  /* "Online" tells nothing new, so its words go first. */
  &[data-state='online'] {
    ${media.belowRoomy} {
      padding: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/*
 * Where there is no room for the text, the icon, its colour and the button's name say it, and the page says it in
 * words.
 */
export const Text = styled.span`
  ${media.belowWide} {
    display: none;
  }

  [data-state='online'] > & {
    ${media.belowRoomy} {
      display: none;
    }
  }
`;

export const Panel = styled.div`
  ${panelLook}
  display: grid;
  gap: var(--space-3);
  width: min(340px, calc(100vw - 16px));
  padding: var(--space-4);
  overflow-wrap: anywhere;
`;

export const Heading = styled.p`
  ${tones}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--line-text);
  font-weight: 700;

  &[data-state='online'] {
    color: var(--color-success-text);
  }

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;
