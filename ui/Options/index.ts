export { List, Note, Nothing, Option, Panel, Words } from './Options.styles';
