import styled, { css } from 'styled-components';
import { type Tone, toneLook } from '../tone';

/** The look of a badge, shared with the status that can be changed. */
export const badgeLook = css<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-width: 100%;
  min-height: 24px;
  /* "anywhere" would let a row squeeze the badge to one letter a line. */
  overflow-wrap: break-word;
  padding: 1px var(--space-2);
  border-radius: 999px;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.3;
  ${toneLook}

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }

  & > span {
    min-width: 0;
  }

  /* In a table, a cell is as wide as its badge; with a width in percent, the column would count it as 0. */
  td & {
    max-width: none;
    white-space: nowrap;
  }

  @media print {
    min-height: 0;
    padding: 0;
    background: none;
    font-size: inherit;
    font-weight: inherit;
    color: inherit;
  }
`;

export const Root = styled.span<{ $tone: Tone }>`
  ${badgeLook}
`;
