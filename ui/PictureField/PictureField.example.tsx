import { Button } from '@comptoir/ui/Button';
import { useObjectUrl } from '@comptoir/ui/foundations';
import { PictureField } from '@comptoir/ui/PictureField';
import { Map as MapIcon, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [file, setFile] = useState<File | null>(null);
  const src = useObjectUrl(file);
  const undo = { label: 'Undo this choice', icon: <Undo2 aria-hidden />, onPress: () => setFile(null) };
  const [isSaved, setSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <PictureField
        label="Plan"
        picture={src ? <img src={src} alt="Plan" width={96} /> : <MapIcon aria-hidden size={96} strokeWidth={1} />}
        action={file ? 'Replace the plan' : 'Choose a plan'}
        onTake={setFile}
        wayBack={file && undo}
        state={file && `Plan chosen: ${file.name}`}
        accept="image/png,image/jpeg"
        hint="PNG or JPEG, at most 5 MB."
      />
      <Button type="submit">Save</Button>
      {isSaved && <p role="status">The plan is saved.</p>}
    </form>
  );
}
