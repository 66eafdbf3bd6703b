export { DateControl } from './DateControl';
export { DateField, type DateFieldProps } from './DateField';
export type { DateFormat, DateRead } from './DateFormat';
export { useDateText } from './useDateText';
