export { dateFormat } from './dateFormat';
export { moneyFormat } from './moneyFormat';
