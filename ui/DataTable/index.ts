export { type Column, DataTable, type DataTableProps } from './DataTable';
export { type Sorting, sorted } from './sorted';
