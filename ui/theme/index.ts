export { themeCss } from './cssVariables';
export { GlobalStyle } from './GlobalStyle';
export { BREAKPOINT, media } from './media';
export { dark, light, type ModeTokens, scale } from './tokens';
