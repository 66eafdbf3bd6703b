import styled, { css, keyframes } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'md' | 'sm';

const variants = {
  primary: css`
    background: var(--color-primary);
    color: var(--color-on-primary);

    &:hover {
      background: var(--color-primary-hover);
    }

    &:active {
      background: var(--color-primary-active);
    }
  `,
  secondary: css`
    border-color: var(--color-input-border);
    background: var(--color-card);
    color: var(--color-text);

    &:hover {
      background: var(--color-hover);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--color-primary-text);

    &:hover {
      background: var(--color-primary-soft);
    }
  `,
  danger: css`
    background: var(--color-danger-solid);
    color: var(--color-on-danger);

    &:hover {
      background: var(--color-danger-hover);
    }
  `,
  link: css`
    justify-content: flex-start;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-primary-text);
    font-size: inherit;
    text-align: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;

    &:hover {
      text-decoration-thickness: 2px;
    }

    @media (pointer: coarse) {
      min-height: 44px;
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

export interface ButtonLookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** The look of a button, shared with links and icon buttons. */
export const buttonLook = css<ButtonLookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: ${({ $size }) => `var(--control-${$size})`};
  padding: 0 ${({ $size }) => ($size === 'sm' ? 'var(--space-3)' : 'var(--space-4)')};
  border: 1px solid transparent;
  border-radius: var(--radius-2);
  font-size: ${({ $size }) => ($size === 'sm' ? 'var(--text-sm)' : 'var(--text-md)')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--motion-1);
  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true']:not([data-busy]) {
    border-color: transparent;
    background: var(--color-disabled);
    color: var(--color-muted);
    cursor: not-allowed;
  }

  &[data-busy] {
    cursor: progress;
  }

  & svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
`;

export const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Wheel = styled.span`
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-top-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
