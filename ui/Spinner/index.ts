export { busyLine } from './busyLine';
export { Spinner, type SpinnerProps } from './Spinner';
