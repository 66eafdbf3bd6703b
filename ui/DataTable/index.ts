export { DataTable, type DataTableProps } from './DataTable';
export type { Column, SumRow } from './model';
export { type Sorting, sorted } from './sorted';
