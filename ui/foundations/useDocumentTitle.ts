import { useEffect } from 'react';

/** The document's title while the component is shown (DESIGN rule 21); empty parts are left out. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
