import { useDebounced, useOnline } from '@comptoir/ui/foundations';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/ApiError';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';
import type { FoundKind } from './findRecords';

const SEARCH_MS = 250;
/** CONTRACT "Types": `libelle` ≤ 255. */
const LONGEST = 255;

/** Tells whether the term has two letters or digits at least: with less, it would find nearly everything. */
const isTelling = (term: string) => (term.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2 && term.length <= LONGEST;

interface Answered {
  term: string | null;
  kinds: readonly FoundKind[];
  failure: string | null;
}

const NOTHING: Answered = { term: null, kinds: [], failure: null };

export interface Records {
  kinds: readonly FoundKind[];
  /** `kinds` are still the results of an older term. */
  isStale: boolean;
  /** The results are being read, or soon will be. */
  busy: boolean;
  failure: string | null;
  isOffline: boolean;
  retry(): void;
}

/**
 * Returns the records of every kind that contain the term, read once typing pauses; results of an older term are marked
 * as such (DESIGN rules 3 and 4). The code that reads them is loaded on the first search.
 */
export function useRecords(text: string): Records {
  const { t } = useLang();
  const { held } = useSession();
  const isOnline = useOnline();
  const [answered, setAnswered] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const term = text.trim();
  const asked = isOnline && isTelling(term) ? term : null;
  const settled = useDebounced(asked, SEARCH_MS);
  if (asked === null && answered !== NOTHING) setAnswered(NOTHING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (settled === null || settled !== asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (next: Omit<Answered, 'term'>) => {
      if (!signal.aborted) setAnswered({ term: settled, ...next });
    };
    import('./findRecords')
      .then(({ findRecords }) => findRecords(settled, held, signal))
      .then(
        (kinds) => end({ kinds, failure: null }),
        // Any other error means that the code could not be loaded.
        (thrown) => end({ kinds: [], failure: thrown instanceof ApiError ? thrown.message : t('general.reseau') }),
      );
    return () => controller.abort();
  }, [settled, asked, attempt, held, t]);

  const isStale = answered.term !== asked;
  return {
    kinds: answered.kinds,
    isStale,
    busy: asked !== null && isStale,
    failure: isStale ? null : answered.failure,
    isOffline: !isOnline && isTelling(term),
    retry: () => {
      setAnswered(NOTHING);
      setAttempt((before) => before + 1);
    },
  };
}
