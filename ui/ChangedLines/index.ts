export { ChangedLines, type ChangedLinesProps } from './ChangedLines';
