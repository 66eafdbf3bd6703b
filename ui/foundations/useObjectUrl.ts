import { useEffect, useState } from 'react';

/** Returns an address of the file's bytes, which is freed when the file is no longer shown; '' without a file. */
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
