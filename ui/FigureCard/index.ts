export { FigureCard, type FigureCardProps } from './FigureCard';
