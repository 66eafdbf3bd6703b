export { DataTable, type DataTableProps } from './DataTable';
export type { Column } from './model';
export { type Sorting, sorted } from './sorted';
