export { Card, CardFooter, type CardFooterProps, CardHeader, type CardHeaderProps, type CardProps } from './Card';
export { CardGridLayout } from './Card.styles';
export { CardGrid, type CardGridProps } from './CardGrid';
