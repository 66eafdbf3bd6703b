export { Alert, type AlertProps } from './Alert';
export { AlertPlace } from './Alert.styles';
