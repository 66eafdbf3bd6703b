export { type Period, PeriodField, type PeriodFieldProps } from './PeriodField';
