import styled, { css } from 'styled-components';
import { labelLook } from '../Field';
import { light } from '../theme';
import { RATIO } from './model';

export const Label = styled.span`
  ${labelLook}
`;

/** In a phone held sideways there is room beside it, so that a finger can still scroll the page. */
export const Paper = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, 600px, 120svh);
  aspect-ratio: ${RATIO};
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-2);
  overflow: hidden;

  [data-invalid] > & {
    border-color: var(--color-danger-text);
    box-shadow: inset 0 0 0 1px var(--color-danger-text);
  }
`;

/** Paper is white in both modes. */
const paper = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: white;
  forced-color-adjust: none;
`;

export const Sheet = styled.canvas`
  ${paper}
  cursor: crosshair;
  touch-action: none;

  [data-disabled] & {
    pointer-events: none;
  }
`;

export const Picture = styled.img`
  ${paper}
  object-fit: contain;
`;

/** The line to sign on; the pen goes over it. */
export const Here = styled.span`
  position: absolute;
  inset: auto 8% 22%;
  padding-bottom: var(--space-1);
  border-bottom: 1px solid ${light.inputBorder};
  color: ${light.muted};
  font-size: var(--text-sm);
  pointer-events: none;
  forced-color-adjust: none;
`;
