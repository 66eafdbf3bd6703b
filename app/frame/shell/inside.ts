/*
 * What somebody who is signed in stands in, by one name: it comes in one piece, and the sign-in page waits for none of
 * it (DESIGN "Weight and speed").
 */
export { homePath } from '../routing/homePath';
export { bringScreen, ScreenRoutes } from './ScreenRoutes';
export { Workplace } from './Workplace';
