export { type ShareBar, ShareBars, type ShareBarsProps } from './ShareBars';
