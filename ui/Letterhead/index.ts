export { Letterhead, type LetterheadProps } from './Letterhead';
