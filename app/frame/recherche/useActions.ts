import { caisseChoices } from '@comptoir/contract/caisseChoices';
import type { GlobalSearchResult } from '@comptoir/ui/GlobalSearch';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/useLang';
import { useRoute } from '../reads/useRoute';
import { fairePath } from '../routing/faire';
import { useSession } from '../session/useSession';

const NONE: GlobalSearchResult[] = [];

/**
 * Returns what the user may do whose name has the words of the term. The code is loaded with the first letter; the
 * registers are read when something may be done with one of them.
 */
export function useActions(term: string): GlobalSearchResult[] {
  const { t } = useLang();
  const { held } = useSession();
  const [late, setLate] = useState<typeof import('./findActions') | null>(null);
  const isAsked = term.trim() !== '';
  useEffect(() => {
    if (isAsked) import('./findActions').then(setLate, () => undefined);
  }, [isAsked]);
  const asked = { term, held, t };
  const { data = [] } = useRoute(caisseChoices, isAsked && late?.isOfCaisse(asked) ? {} : null);
  if (!isAsked || !late) return NONE;
  return late
    .findActions(asked, data)
    .map(({ path, button, ...action }) => ({ ...action, href: fairePath(path, button) }));
}
