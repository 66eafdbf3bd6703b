export { onTouch } from './onTouch';
export { words } from './words';
