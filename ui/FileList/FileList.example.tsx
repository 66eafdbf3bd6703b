import { type FileItem, FileList } from '@comptoir/ui/FileList';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<FileItem[]>([
    { id: '1', name: 'receipt.pdf', detail: '240 kB' },
    { id: '2', name: 'photo.jpg', detail: '1.8 MB', progress: 62 },
    { id: '3', name: 'plan.docx', detail: '58 kB', error: 'The connection was lost. Remove it and add it again.' },
  ]);
  return <FileList items={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />;
}
