import { type Fichier, fichiers } from '@comptoir/contract/fichiers';
import { MEDIA, type MediaKind } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';
import { ListStates } from '../records/lists/ListStates';
import { usePagesAt } from '../records/lists/usePages';
import { MediaList } from './MediaList';
import { PAGE } from './useMediaPlace';
import { TOUCHED_BY_MEDIA } from './useUploadMode';

interface MediaBrowserProps {
  kind: MediaKind | null;
  etapeprojetid: RecordId;
}

/** The stored media of a step, ten per page, of one kind or of all (spec § 2 Media section, § 9). */
export function MediaBrowser({ kind, etapeprojetid: etapeid }: MediaBrowserProps) {
  const { t } = useLang();
  const { can } = useSession();
  const [removed, setRemoved] = useState<Fichier | null>(null);
  const type = kind === null ? 0 : MEDIA[kind].call;
  const pages = usePagesAt(PAGE, fichiers.list, 'fichiers', { query: { etapeid, type } });
  return (
    <>
      <ListStates
        pages={pages}
        skeleton={<CardsSkeleton count={1} lines={2} />}
        empty={{ description: t(`media.vide${kind ?? 'tout'}`) }}
      >
        {(rows) => (
          <MediaList
            kind={kind}
            fichiers={rows}
            busy={pages.busy}
            onRemove={can('projets.medias') ? setRemoved : undefined}
          />
        )}
      </ListStates>
      {removed && (
        <DeletionDialog
          call={fichiers.remove}
          args={{ body: { documentid: removed.documentid } }}
          touches={TOUCHED_BY_MEDIA}
          of={['fichier', { libelle: removed.filename }]}
          detail={t('media.suppression', { nom: removed.filename })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
