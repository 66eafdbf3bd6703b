import type { RecordId } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { useCallback, useEffect, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { forgetUploads, keptUploadsOf } from './keptUploads';
import { LeaveDialog } from './LeaveDialog';
import type { Restored } from './uploadQueue';

interface UnsentOfferProps {
  etapeprojetid: RecordId;
  onResume(files: readonly Restored[]): void;
}

const NAMES_SHOWN = 3;
const NOTHING: readonly Restored[] = [];

/** Offers to send the files that were chosen for this step in an earlier visit and never sent (PRODUCT O). */
export function UnsentOffer({ etapeprojetid, onResume }: UnsentOfferProps) {
  const { t } = useLang();
  const { files, read, abandon } = useKept(etapeprojetid);
  const [isAsking, setIsAsking] = useState(false);
  if (files.length === 0) return null;
  const names = files.map(({ chosen }) => chosen.name);
  const guard = {
    isAsking,
    ask: () => setIsAsking(true),
    stay: () => setIsAsking(false),
    confirm: () => {
      setIsAsking(false);
      void abandon();
    },
  };
  return (
    <>
      <Alert tone="info" title={t('media.reprise', { count: files.length })}>
        <Stack gap={3}>
          <p>{names.slice(0, NAMES_SHOWN).join(', ') + (names.length > NAMES_SHOWN ? '…' : '')}</p>
          <Toolbar
            actions={
              <>
                {/* The files are read again, because another tab may have sent them meanwhile. */}
                <Button size="sm" onClick={() => void read().then(onResume)}>
                  {t('media.reprendre')}
                </Button>
                <Button variant="secondary" size="sm" onClick={guard.ask}>
                  {t('envoi.abandonner')}
                </Button>
              </>
            }
          />
        </Stack>
      </Alert>
      <LeaveDialog guard={guard} names={names} />
    </>
  );
}

function useKept(etapeprojetid: RecordId) {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [files, setFiles] = useState(NOTHING);

  const read = useCallback(() => keptUploadsOf(utilisateurid, etapeprojetid), [utilisateurid, etapeprojetid]);
  useEffect(() => {
    let isWanted = true;
    void read().then((kept) => isWanted && setFiles(kept));
    return () => {
      isWanted = false;
    };
  }, [read]);

  const abandon = async () => {
    const uploads = files.map(({ chosen }) => ({ etapeprojetid, chosen }));
    setFiles(NOTHING);
    await forgetUploads(utilisateurid, uploads);
  };
  return { files, read, abandon };
}
