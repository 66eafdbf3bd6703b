export { endTouch, onTouch } from './onTouch';
