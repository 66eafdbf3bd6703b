export { Figure, Figures } from './Legend.styles';
