export { Choice } from './Choice';
export { Line, Mark, Words } from './Choice.styles';
