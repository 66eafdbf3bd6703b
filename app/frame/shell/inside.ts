/*
 * Everything around a signed-in user, in one module: it is loaded in one piece, and the sign-in page waits for none of
 * it (DESIGN "Weight and speed").
 */
export { homePath } from '../routing/homePath';
export { bringScreen, ScreenRoutes } from './ScreenRoutes';
export { Workplace } from './Workplace';
