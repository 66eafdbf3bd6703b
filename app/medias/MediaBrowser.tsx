import { type Fichier, fichiers } from '@comptoir/contract/fichiers';
import { MEDIA, type MediaKind } from '@comptoir/domain/fichier';
import { ROWS } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';
import { ListStates } from '../records/lists/ListStates';
import { usePages } from '../records/lists/usePages';
import { MediaList } from './MediaList';
import { TOUCHED_BY_MEDIA } from './useUploadMode';

interface MediaBrowserProps {
  kind: MediaKind | null;
  etapeprojetid: RecordId;
  page: number;
  onPageChange(page: number): void;
  onPageGone(last: number): void;
}

/** The stored media of a step, ten per page, of one kind or of all (spec § 2 Media section, § 9). */
export function MediaBrowser({ kind, etapeprojetid, page, onPageChange, onPageGone }: MediaBrowserProps) {
  const { t } = useLang();
  const { can } = useSession();
  const [removed, setRemoved] = useState<Fichier | null>(null);
  const type = kind === null ? 0 : MEDIA[kind].call;
  const route = useRoute(fichiers.list, { query: { etapeid: etapeprojetid, type, page, limit: ROWS } });
  const asked = { page, pageSize: ROWS, of: `${type} ${etapeprojetid}`, onPageChange, onPageGone };
  const pages = usePages<Fichier>(route, asked);

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
