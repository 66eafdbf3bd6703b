export { ListBar, type ListBarProps, ShortLabel } from './ListBar';
