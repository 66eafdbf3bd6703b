import { Checklist, type Task } from '@comptoir/ui/Checklist';

const TASKS: Task[] = [
  { id: 'name', label: 'Name your company', href: '#company', isDone: true },
  { id: 'logo', label: 'Add your logo', detail: 'It stands on each invoice.', href: '#logo', isDone: false },
  { id: 'invoice', label: 'Write the first invoice', href: '#invoices', isDone: false },
];

export function Example() {
  return <Checklist aria-label="First steps" tasks={TASKS} />;
}
