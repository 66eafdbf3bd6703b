export { Amount, type AmountProps } from './Amount';
export { unconfirmed } from './unconfirmed';
