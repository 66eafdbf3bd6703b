export { themeCss } from './cssVariables';
export { GlobalStyle } from './GlobalStyle';
export { hidden } from './hidden';
export { BREAKPOINT, media } from './media';
export { dark, light, type ModeTokens, scale } from './tokens';
