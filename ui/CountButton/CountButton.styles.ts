import styled from 'styled-components';
import { type Tone, toneLook } from '../tone';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Lies over the corner of the button; presses go through to the button. */
export const Count = styled.span<{ $tone: Tone }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  ${toneLook}
  box-shadow: 0 0 0 1px currentcolor;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
