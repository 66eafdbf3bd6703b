export { LogoField, type LogoFieldProps } from './LogoField';
