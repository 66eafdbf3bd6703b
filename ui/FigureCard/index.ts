export { FigureActions } from './FigureActions';
export { FigureCard, type FigureCardProps } from './FigureCard';
