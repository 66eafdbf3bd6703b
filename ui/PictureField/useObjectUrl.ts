import { useEffect, useState } from 'react';

/** An address of the file's bytes for as long as it is shown; '' without a file. */
export function useObjectUrl(file: File | null): string {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return shown && shown.file === file ? shown.url : '';
}
