export { FormGrid } from './FormGrid';
