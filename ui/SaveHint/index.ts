export { SaveHint, type SaveHintProps } from './SaveHint';
