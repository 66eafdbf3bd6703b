export { ActionList, type ActionListProps, type MainAction, type OpeningAction, type OpeningLink } from './ActionList';
export { RowLine } from './RowLine';
