import { etapeprojets } from '@comptoir/contract/projets';
import { mediaOfView } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { useRoute } from '../frame/reads/useRoute';

/** The views: all, images, videos, files (spec § 2 Media section). */
export const VIEWS = [0, 1, 2, 3] as const;
export type MediaView = (typeof VIEWS)[number];

/** The view, the step and the page that are shown; they live in the address (DESIGN rule 1). */
export function useMediaPlace(projetid: RecordId) {
  const etapes = useRoute(etapeprojets.all, { query: { projetid } });
  const [{ vue, etape, mediapage }, change] = useListState({ vue: 0, etape: 0, mediapage: 1 });
  const view = VIEWS.find((known) => known === vue) ?? 0;
  // The first step is shown until one is chosen, and when the choice was cleared or the chosen step deleted (spec § 2).
  const chosen = etapes.data?.find(({ etapeprojetid }) => etapeprojetid === etape) ?? etapes.data?.[0];

  const showPage = useCallback((next: number) => change({ mediapage: next }, { replace: false }), [change]);
  const forgetPage = useCallback((last: number) => change({ mediapage: last }, { replace: true }), [change]);
  return {
    etapes,
    view,
    kind: mediaOfView(view),
    etapeprojetid: chosen?.etapeprojetid ?? null,
    page: mediapage,
    showPage,
    /** Replaces a page that no longer exists, so that Back does not return to it. */
    forgetPage,
    showView: (next: MediaView) => change({ vue: next, mediapage: 1 }),
    showEtape: (next: number) => change({ etape: next, mediapage: 1 }),
    showAllOf: (next: number) => change({ vue: 0, etape: next, mediapage: 1 }),
  };
}

export type MediaPlace = ReturnType<typeof useMediaPlace>;
