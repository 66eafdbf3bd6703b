import styled, { css } from 'styled-components';
import { media } from '../theme';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

export const labelLook = css`
  color: var(--color-text);
  font-size: var(--text-sm);
  font-weight: 600;
`;

export const Label = styled.label`
  ${labelLook}
`;

/** Several fields that share one name. */
export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`;

export const Legend = styled.legend`
  ${labelLook}
  margin-bottom: var(--space-1);
  padding: 0;
`;

export const Star = styled.span`
  color: var(--color-danger-text);
`;

export const Hint = styled.div`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

export const ErrorText = styled.p`
  display: flex;
  gap: var(--space-1);
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.1em;
  }
`;

const states = css`
  &:hover {
    border-color: var(--color-text);
  }

  [data-invalid] > & {
    border-color: var(--color-danger-text);
    box-shadow: inset 0 0 0 1px var(--color-danger-text);
  }

  [data-disabled] > & {
    border-color: var(--color-input-border);
    background: var(--color-disabled);
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

const boxLook = css`
  width: 100%;
  min-height: var(--control-md);
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
  color: var(--color-text);
  font-size: var(--text-md);
  ${states}
`;

const inputText = css`
  min-width: 0;
  line-height: 1.4;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }

  /* iOS zooms into a field whose text is under 16 px. */
  ${media.touch} {
    font-size: 1rem;
  }
`;

/** The look of an input, a textarea or a select that stands by itself. */
export const controlLook = css`
  ${boxLook}
  ${inputText}
  padding: 0 var(--space-3);

  &:focus-visible {
    outline-offset: 1px;
    box-shadow: none;
  }
`;

/** The frame of an input that has something beside it: a currency, a prefix, an icon, a button. */
export const ControlBox = styled.div`
  ${boxLook}
  position: relative;
  display: flex;
  align-items: center;
  overflow: hidden;

  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

/** The input inside a ControlBox, which shows the border and the focus for it. */
export const bareInputLook = css`
  ${inputText}
  flex: 1;
  align-self: stretch;
  width: 100%;
  padding: 0 var(--space-3);
  border: 0;
  outline: none;
  background: none;

  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

export const BareInput = styled.input`
  ${bareInputLook}
`;

/** Text beside the input, for example a currency. */
export const Beside = styled.span`
  flex: none;
  padding: 0 var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-md);
  white-space: nowrap;
`;
