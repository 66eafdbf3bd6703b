import styled from 'styled-components';
import { badgeLook } from '../Badge';
import { media } from '../theme';
import type { Tone } from '../tone';

export const Trigger = styled.button<{ $tone: Tone }>`
  ${badgeLook}
  min-height: 28px;
  padding: 2px var(--space-2) 2px var(--space-3);
  border: 1px solid currentcolor;
  text-align: start;
  cursor: pointer;

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.7;
  }

  ${media.touch} {
    min-height: var(--control-touch);
  }
`;
