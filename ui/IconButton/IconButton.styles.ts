import styled from 'styled-components';
import { type ButtonLookProps, buttonLook } from '../Button';

export const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
  flex: none;
  width: ${({ $size }) => `var(--control-${$size})`};
  padding: 0;
  ${({ $variant }) => $variant === 'ghost' && 'color: var(--color-muted);'}

  &:hover {
    ${({ $variant }) => $variant === 'ghost' && 'color: var(--color-text); background: var(--color-hover);'}
  }

  &:disabled,
  &[aria-disabled='true'] {
    ${({ $variant }) => $variant === 'ghost' && 'background: none;'}
    opacity: 0.55;
  }

  /* Nobody presses a button on paper. */
  @media print {
    display: none;
  }
`;
