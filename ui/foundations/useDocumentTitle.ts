import { useEffect } from 'react';

/**
 * Sets the document's title from its parts (DESIGN rule 21). Empty parts are left out; without any, the title stays.
 */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
