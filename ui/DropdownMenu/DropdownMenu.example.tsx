import { DropdownMenu } from '@comptoir/ui/DropdownMenu';
import { Archive, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [state, setState] = useState('In the list');
  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      Report.pdf: {state}
      <DropdownMenu
        label="Actions: Report.pdf"
        items={[
          { id: 'download', label: 'Download', icon: <Download aria-hidden />, href: '#report' },
          { id: 'archive', label: 'Archive', icon: <Archive aria-hidden />, onSelect: () => setState('Archived') },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => setState('Deleted'),
          },
        ]}
      />
    </p>
  );
}
