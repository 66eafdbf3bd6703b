import type { RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';

import { MediaBrowser } from './MediaBrowser';
import { MediaUpload } from './MediaUpload';
import { UnsentOffer } from './UnsentOffer';
import type { MediaPlace } from './useMediaPlace';
import type { useUploadMode } from './useUploadMode';

interface MediaPanelProps {
  place: MediaPlace;
  etapeprojetid: RecordId;
  mode: ReturnType<typeof useUploadMode>;
}

/** One view of a step's media: the selector of the step, and the stored media or the upload. */
export function MediaPanel({ place, etapeprojetid, mode }: MediaPanelProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { view, kind, etapes } = place;
  const upload = useFocusAfter(mode.isOpen);
  const canUpload = can('projets.medias');

  return (
    <>
      <Toolbar
        search={
          <SelectField
            label={t('depense.etape')}
            placeholder={t('projet.etape')}
            options={(etapes.data ?? []).map((etape) => ({ value: String(etape.etapeprojetid), label: etape.libelle }))}
            value={String(etapeprojetid)}
            onValueChange={(id) => mode.leave(() => place.showEtape(Number(id)))}
          />
        }
        actions={
          canUpload && !mode.isOpen ? (
            <Button ref={upload} icon={<Upload aria-hidden />} onClick={mode.open}>
              {t('media.televerser')}
            </Button>
          ) : undefined
        }
      />
      {mode.isOpen ? (
        <MediaUpload kind={kind} etapeprojetid={etapeprojetid} uploads={mode.uploads} onCancel={() => mode.leave()} />
      ) : (
        <Stack>
          {canUpload && <UnsentOffer key={etapeprojetid} etapeprojetid={etapeprojetid} onResume={mode.resume} />}
          <MediaBrowser key={`${view} ${etapeprojetid}`} kind={kind} etapeprojetid={etapeprojetid} />
        </Stack>
      )}
    </>
  );
}

/** Returns the ref of the Upload button, which gets the focus back when upload mode ends (DESIGN rule 13). */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !document.activeElement?.matches('button, select, a')) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
