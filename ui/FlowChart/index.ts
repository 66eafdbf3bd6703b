export { FlowChart, type FlowChartProps } from './FlowChart';
export type { FlowPoint } from './model';
