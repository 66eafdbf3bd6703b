export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Action, Description, Mark, Root, Title } from './EmptyState.styles';
