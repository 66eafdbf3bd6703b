export { LineStatus, type LineStatusProps } from './LineStatus';
