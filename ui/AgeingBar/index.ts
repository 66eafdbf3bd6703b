export { type AgeingBand, AgeingBar, type AgeingBarProps } from './AgeingBar';
