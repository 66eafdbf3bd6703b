import { Button } from '@comptoir/ui/Button';
import { LogoField, type LogoFieldProps } from '@comptoir/ui/LogoField';
import { type FormEvent, useState } from 'react';

const MAX_BYTES = 5_000_000;

export function Example() {
  const [choice, setChoice] = useState<Pick<LogoFieldProps, 'file' | 'isRemoved'>>({ file: null, isRemoved: false });
  const isTooLarge = choice.file !== null && choice.file.size > MAX_BYTES;
  const [isSaved, setSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <LogoField
        label="Logo"
        logo=""
        {...choice}
        onChange={setChoice}
        accept="image/png,image/jpeg"
        hint="PNG or JPEG, at most 5 MB."
        error={isTooLarge ? 'Choose a picture of at most 5 MB.' : undefined}
      />
      <Button type="submit" disabled={isTooLarge}>
        Save
      </Button>
      {isSaved && <p role="status">The logo is saved.</p>}
    </form>
  );
}
