import { Dropzone } from '@comptoir/ui/Dropzone';
import { Stack } from '@comptoir/ui/Stack';
import { type UploadItem, UploadList } from '@comptoir/ui/UploadList';
import { useState } from 'react';

const ITEMS: UploadItem[] = [
  { id: 'plan.pdf', name: 'plan.pdf', before: '2 MB', state: 'stored' },
  { id: 'front.jpg', name: 'front.jpg', before: '8 MB', state: 'sending', progress: 62 },
  { id: 'roof.jpg', name: 'roof.jpg', before: '7 MB', state: 'failed', reason: 'The connection broke. Try again.' },
];

export function Example() {
  const [items, setItems] = useState(ITEMS);
  const change = (id: string, to: Partial<UploadItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...to } : item)));
  const itemOf = ({ name, size }: File): UploadItem => ({
    id: `${name} ${items.length}`,
    name,
    before: `${Math.ceil(size / 1_000)} kB`,
    state: 'waiting',
  });

  return (
    <Stack style={{ maxWidth: 480 }}>
      <Dropzone
        label="Files"
        hint="PDF or JPEG, at most 10 MB each."
        accept={['pdf', 'jpg']}
        maxBytes={10_000_000}
        multiple
        files={[]}
        onFilesAdd={(files) => setItems([...items, ...files.map(itemOf)])}
      />
      <UploadList
        aria-label="Chosen files"
        items={items}
        onRemove={(gone) => setItems(items.filter(({ id }) => id !== gone))}
        onCancel={(id) => change(id, { state: 'canceled' })}
        onRetry={(id) => change(id, { state: 'waiting', reason: undefined })}
      />
    </Stack>
  );
}
