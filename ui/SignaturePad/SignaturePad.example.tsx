import { Button } from '@comptoir/ui/Button';
import { SignaturePad, type SignatureTexts } from '@comptoir/ui/SignaturePad';
import { type FormEvent, useState } from 'react';

const TEXTS: SignatureTexts = {
  here: 'Sign here',
  clear: 'Clear',
  signed: 'signed',
  unsigned: 'not signed yet',
  failed: 'The field could not be loaded.',
  retry: 'Try again',
};

export function Example() {
  const [signature, setSignature] = useState<File | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <SignaturePad
        label="Signature of Ian Wood"
        texts={TEXTS}
        value={signature}
        onValueChange={setSignature}
        hint="By finger, pen or mouse."
      />
      <Button type="submit">Save</Button>
      {isSaved && <p role="status">{signature ? 'The receipt is signed.' : 'The receipt has no signature.'}</p>}
    </form>
  );
}
