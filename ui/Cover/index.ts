export { Cover, type CoverProps } from './Cover';
