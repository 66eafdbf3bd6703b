export { type GridImage, ImageGrid, type ImageGridProps } from './ImageGrid';
