import { Button } from '@comptoir/ui/Button';
import { PhotoField } from '@comptoir/ui/PhotoField';
import { type FormEvent, useState } from 'react';

const MAX_BYTES = 5_000_000;

export function Example() {
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > MAX_BYTES;
  const [isSaved, setSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <PhotoField
        label="Photo"
        photo=""
        file={file}
        onFileChange={setFile}
        accept="image/png,image/jpeg"
        hint="PNG or JPEG, at most 5 MB."
        error={isTooLarge ? 'Choose a photo of at most 5 MB.' : undefined}
      />
      <Button type="submit" disabled={isTooLarge}>
        Save
      </Button>
      {isSaved && <p role="status">The photo is saved.</p>}
    </form>
  );
}
