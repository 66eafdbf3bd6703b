export { FlowChart, type FlowChartProps, type FlowPoint } from './FlowChart';
