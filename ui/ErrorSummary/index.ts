export { ErrorSummary, type ErrorSummaryProps, type FieldErrorLink } from './ErrorSummary';
