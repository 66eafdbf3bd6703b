import { CardGrid } from '@comptoir/ui/Card';
import { FileCard, fileKindOf } from '@comptoir/ui/FileCard';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState([
    { name: 'contract.pdf', size: '240 kB' },
    { name: 'prices.xlsx', size: '58 kB' },
  ]);
  return (
    <CardGrid aria-label="Files">
      {files.map(({ name, size }) => (
        <FileCard
          key={name}
          name={name}
          kind={fileKindOf(name)}
          href={`#files/${name}`}
          size={size}
          isViewable={fileKindOf(name) === 'pdf'}
          onDelete={() => setFiles(files.filter((file) => file.name !== name))}
        />
      ))}
    </CardGrid>
  );
}
