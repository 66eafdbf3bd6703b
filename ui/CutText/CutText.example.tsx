import { CutText } from '@comptoir/ui/CutText';
import { type Column, DataTable } from '@comptoir/ui/DataTable';

interface Note {
  day: string;
  text: string;
}

const COLUMNS: Column<Note>[] = [
  { key: 'day', header: 'Day', isPrimary: true, render: ({ day }) => day },
  { key: 'text', header: 'Note', phone: 'text', render: ({ text }) => <CutText text={text} max={30} /> },
];

const NOTES: Note[] = [
  { day: 'Monday', text: 'Ann called.' },
  { day: 'Tuesday', text: 'The delivery came too late, so Ben drove to Cork and brought the boxes back himself.' },
];

export function Example() {
  return <DataTable caption="Notes" columns={COLUMNS} rows={NOTES} rowKey={({ day }) => day} />;
}
