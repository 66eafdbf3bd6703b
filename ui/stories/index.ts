export { onTouch } from './onTouch';
