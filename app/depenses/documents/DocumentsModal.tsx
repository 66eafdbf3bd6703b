import { type Depense, depenses } from '@comptoir/contract/depenses';
import type { Fichier } from '@comptoir/contract/fichiers';
import { MAX_DOCUMENTS_PER_DEPENSE } from '@comptoir/domain/limits';
import { Modal } from '@comptoir/ui/Modal';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { UploadList } from '@comptoir/ui/UploadList';
import { useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { useSession } from '../../frame/session/useSession';
import { DeletionDialog } from '../../records/DeletionDialog';
import { ListStates } from '../../records/lists/ListStates';
import { useWhole } from '../../records/lists/usePages';
import { DocumentsList } from './DocumentsList';
import { DocumentsZone } from './DocumentsZone';
import { useDocumentUploads } from './useDocumentUploads';

export interface DocumentsModalProps {
  depense: Pick<Depense, 'depenseid' | 'libelle'>;
  /** Files chosen in the expense's form; they are sent as soon as the dialog opens. */
  files?: readonly File[];
  onClose(): void;
}

const NONE: readonly File[] = [];

/** The supporting documents of an expense, to view, download, add and delete (spec § 3). */
export function DocumentsModal({ depense, files = NONE, onClose }: DocumentsModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { depenseid, libelle } = depense;
  const [removed, setRemoved] = useState<Fichier | null>(null);
  const pages = useWhole<Fichier>(useRoute(depenses.documents, { params: { depenseid } }));
  const uploads = useDocumentUploads(depenseid, files);
  const isEditor = can('depenses.creer') || can('depenses.modifier');
  const room = MAX_DOCUMENTS_PER_DEPENSE - (pages.rows?.length ?? 0) - uploads.under;

  return (
    <Modal open size="lg" title={t('document.pieces', { libelle })} isDirty={uploads.hasUnsent} onClose={onClose}>
      <Stack>
        <ListStates
          pages={pages}
          skeleton={<CardsSkeleton count={1} lines={2} />}
          empty={{ description: t('document.vide') }}
        >
          {(rows) => (
            <DocumentsList
              documents={rows}
              busy={pages.busy}
              onRemove={can('depenses.modifier') ? setRemoved : undefined}
            />
          )}
        </ListStates>
        <UploadList
          aria-label={t('document.envois')}
          items={uploads.items}
          onRemove={uploads.remove}
          onCancel={uploads.cancel}
          onRetry={uploads.retry}
        />
        {isEditor && <DocumentsZone label={t('document.ajouter')} files={NONE} room={room} onFilesAdd={uploads.add} />}
      </Stack>
      {removed && (
        <DeletionDialog
          call={depenses.removeDocument}
          args={{ params: { depenseid, documentid: removed.documentid } }}
          touches={['depenses']}
          of={['fichier', { libelle: removed.filename }]}
          detail={t('document.suppression', { nom: removed.filename })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Modal>
  );
}
