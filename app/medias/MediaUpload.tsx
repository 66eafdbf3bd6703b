import { formatSize, type MediaKind, mimesOf } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Dropzone } from '@comptoir/ui/Dropzone';
import { SaveHint } from '@comptoir/ui/SaveHint';
import { Stack } from '@comptoir/ui/Stack';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { UploadList } from '@comptoir/ui/UploadList';
import { useEffect, useId, useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { MAX_KEPT_BYTES } from './keptUploads';
import { uploadItems } from './uploadItem';
import { isSavable, type UploadQueue } from './uploadQueue';
import type { Uploads } from './useUploads';

interface MediaUploadProps {
  kind: MediaKind | null;
  /** The step that the files belong to. */
  etapeprojetid: RecordId;
  uploads: Uploads;
  onCancel(): void;
}

/** Files that are dropped or chosen, listed, and sent with Save (spec § 2 Media section; DESIGN rule 20). */
export function MediaUpload({ kind, etapeprojetid, uploads, onCancel }: MediaUploadProps) {
  const { t, lang } = useLang();
  const { queue, dispatch } = uploads;
  const zone = useRef<HTMLButtonElement>(null);
  // The zone replaces the button that opened it, so it takes the focus (DESIGN rule 13).
  useEffect(() => zone.current?.focus(), []);

  // Only a file that is being sent can be cancelled; a photo that is still being shrunk is simply removed.
  const stop = (id: number) => {
    const isSent = queue.uploads.some((upload) => upload.id === id && upload.etat === 'envoi');
    return isSent ? uploads.cancel(id) : dispatch({ type: 'remove', id });
  };

  return (
    <Stack>
      <Dropzone
        ref={zone}
        label={t('media.fichiers')}
        hint={t(`media.aide${kind ?? 'tout'}`)}
        accept={Object.keys(mimesOf(kind))}
        // The queue checks the size after shrinking, and finds duplicates among the files as they were chosen.
        maxBytes={Number.MAX_SAFE_INTEGER}
        files={[]}
        multiple
        onFilesAdd={(files) => dispatch({ type: 'add', etapeprojetid, files })}
      />
      <Chosen queue={queue} />
      <UploadList
        aria-label={t('media.choisis')}
        items={uploadItems(queue, {
          lang,
          notKept: t('media.nongarde', { maximum: formatSize(MAX_KEPT_BYTES, lang) }),
        })}
        onRemove={(id) => dispatch({ type: 'remove', id: Number(id) })}
        onCancel={(id) => stop(Number(id))}
        onRetry={(id) => dispatch({ type: 'retry', id: Number(id) })}
      />
      <Failed queue={queue} onRetry={() => dispatch({ type: 'retryAll' })} />
      <Buttons queue={queue} onSave={() => dispatch({ type: 'save' })} onCancel={onCancel} />
    </Stack>
  );
}

/** The number of files. The list announces added files; skipped ones are announced here, in a text that stays. */
function Chosen({ queue: { uploads, skipped } }: { queue: UploadQueue }) {
  const { t } = useLang();
  return (
    <div>
      <p>{t('media.compte', { count: uploads.length })}</p>
      <div role="status">
        {skipped.length > 0 && <p>{t('media.doublons', { count: skipped.length, noms: skipped.join(', ') })}</p>}
      </div>
    </div>
  );
}

function Failed({ queue: { uploads }, onRetry }: { queue: UploadQueue; onRetry(): void }) {
  const { t } = useLang();
  const failed = uploads.filter(({ etat }) => etat === 'echec');
  if (failed.length === 0) return null;
  return (
    <Alert tone="warning" title={t('media.echecs', { count: failed.length })}>
      {t(failed.some(({ isLineCut }) => isLineCut) ? 'media.echecligne' : 'media.echecaide')}{' '}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('media.reessayertout')}
      </Button>
    </Alert>
  );
}

function Buttons({ queue, onSave, onCancel }: { queue: UploadQueue; onSave(): void; onCancel(): void }) {
  const { t } = useLang();
  const hintId = useId();
  const canSave = isSavable(queue);
  return (
    <Toolbar
      actions={
        <>
          <SaveHint id={hintId} missing={canSave || queue.isSaving ? [] : [t('media.fichiers')]} />
          <Button variant="secondary" onClick={onCancel}>
            {t('general.annuler')}
          </Button>
          <Button
            busy={queue.isSaving}
            disabled={!canSave && !queue.isSaving}
            aria-describedby={hintId}
            onClick={onSave}
          >
            {t('general.enregistrer')}
          </Button>
        </>
      }
    />
  );
}
