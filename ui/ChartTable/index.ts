export { ChartTable, type ChartTableProps } from './ChartTable';
