export { type ActionItem, ActionList, type ActionListProps } from './ActionList';
export { FoldedActions } from './FoldedActions';
