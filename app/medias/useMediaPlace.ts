import { etapeprojets } from '@comptoir/contract/projets';
import { mediaOfView } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { useRoute } from '../frame/reads/useRoute';

/** The views: all, images, videos, files (spec § 2 Media section). */
export const VIEWS = [0, 1, 2, 3] as const;
export type MediaView = (typeof VIEWS)[number];

/** The name that the address has for the page of media. */
export const PAGE = 'mediapage';

/** The view, the step and the page that are shown; they live in the address (DESIGN rule 1). */
export function useMediaPlace(projetid: RecordId) {
  const etapes = useRoute(etapeprojets.all, { query: { projetid } });
  const [{ vue, etape, [PAGE]: page }, change] = useListState({ vue: 0, etape: 0, [PAGE]: 1 });
  const view = VIEWS.find((known) => known === vue) ?? 0;
  // The first step is shown until one is chosen, and when the choice was cleared or the chosen step deleted (spec § 2).
  const chosen = etapes.data?.find(({ etapeprojetid }) => etapeprojetid === etape) ?? etapes.data?.[0];

  const showFirst = useCallback(() => change({ [PAGE]: 1 }), [change]);
  return {
    etapes,
    view,
    kind: mediaOfView(view),
    etapeprojetid: chosen?.etapeprojetid ?? null,
    page,
    showFirst,
    showView: (next: MediaView) => change({ vue: next, [PAGE]: 1 }),
    showEtape: (next: number) => change({ etape: next, [PAGE]: 1 }),
    showAllOf: (next: number) => change({ vue: 0, etape: next, [PAGE]: 1 }),
  };
}

export type MediaPlace = ReturnType<typeof useMediaPlace>;
