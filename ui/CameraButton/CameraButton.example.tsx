import { CameraButton } from '@comptoir/ui/CameraButton';
import { FileList } from '@comptoir/ui/FileList';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';

export function Example() {
  const [photos, setPhotos] = useState<File[]>([]);
  return (
    <Stack>
      <p>Photos of the damage: {photos.length}. Open this page on a phone to take one.</p>
      <CameraButton variant="secondary" of="the damage" onTake={(taken) => setPhotos([...photos, ...taken])} />
      <FileList items={photos.map((file, index) => ({ id: String(index), name: `Photo ${index + 1}`, file }))} />
    </Stack>
  );
}
