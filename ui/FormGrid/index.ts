export { FormColumns, FormGrid } from './FormGrid';
