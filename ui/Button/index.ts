export { Button, type ButtonProps } from './Button';
export { type ButtonLookProps, type ButtonSize, type ButtonVariant, buttonLook, Wheel } from './Button.styles';
