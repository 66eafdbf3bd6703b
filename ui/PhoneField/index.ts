export type { PhoneFormat } from './model';
export { PhoneField, type PhoneFieldProps } from './PhoneField';
