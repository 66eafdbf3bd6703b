export { Checklist, type ChecklistProps, type Task } from './Checklist';
