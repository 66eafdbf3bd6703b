import { Dropzone } from '@comptoir/ui/Dropzone';
import { FileList } from '@comptoir/ui/FileList';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Stack>
      <Dropzone
        label="Receipts"
        hint="PDF, PNG or JPG, 5 MB at most"
        accept={['pdf', 'png', 'jpg', 'jpeg']}
        maxBytes={5 * 1024 * 1024}
        multiple
        files={files}
        onFilesAdd={(added) => setFiles([...files, ...added])}
      />
      <FileList
        items={files.map((file) => ({ id: file.name, name: file.name, file }))}
        onRemove={(name) => setFiles(files.filter((file) => file.name !== name))}
      />
    </Stack>
  );
}
