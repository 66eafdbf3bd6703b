export { DateControl } from './DateControl';
export { DateField, type DateFieldProps } from './DateField';
export { useDateText } from './useDateText';
