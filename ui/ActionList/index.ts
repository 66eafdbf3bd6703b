export { ActionList, type ActionListProps, type MainAction } from './ActionList';
