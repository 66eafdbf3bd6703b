export { Choice, type ChoiceProps } from './Choice';
export { Line, Mark, Words } from './Choice.styles';
