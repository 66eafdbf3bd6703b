export { ActionNotes } from './ActionNotes';
