export { PhotoField, type PhotoFieldProps } from './PhotoField';
