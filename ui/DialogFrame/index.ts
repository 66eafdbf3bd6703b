export { DialogFrame, type DialogFrameProps } from './DialogFrame';
export type { DialogSize } from './DialogFrame.styles';
