import { useEffect } from 'react';

/** The document's title while the component is shown (DESIGN rule 21); empty parts are left out, none leaves it alone. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
