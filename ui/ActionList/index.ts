export { ActionList, type ActionListProps, type MainAction, type OpeningAction } from './ActionList';
export { RowLine } from './RowLine';
