import type { RecordId } from '@comptoir/domain/units';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import type { Store } from '@comptoir/mocks/store';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import type { KeptKey } from '../frame/api/idempotencyKey';
import { writeDurable } from '../frame/device/storage';
import { useSession } from '../frame/session/useSession';
import { keepUpload, uploadKeyPlace } from '../medias/keptUploads';
import { textOf } from '../medias/uploadPlay';

const NAMES = ['Essai de débit.txt', 'Relevé du lundi.txt'];
const IN_DOUBT = 'Relevé du lundi.txt';
const TWO_DAYS_MS = 48 * 3_600_000;

async function keepUnsent(
  utilisateurid: RecordId,
  etapeprojetid: RecordId,
  name: string,
  isDoubtful: boolean,
): Promise<void> {
  const file = textOf(name);
  const key: KeptKey = { key: name, fingerprint: '', isUnsettled: true, since: Date.now() - TWO_DAYS_MS };
  if (isDoubtful) await writeDurable(uploadKeyPlace(utilisateurid, etapeprojetid, file), key);
  await keepUpload(utilisateurid, { etapeprojetid, chosen: file, file });
}

function UnsentBefore({ store, inDoubt, children }: { store: Store; inDoubt: string | null; children: ReactNode }) {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const etape = store.etapeprojets.find(({ projetid }) => projetid === PROJET.COMPLET)?.etapeprojetid ?? 0;
    const kept = NAMES.map((name) => keepUnsent(utilisateurid, etape, name, name === inDoubt));
    void Promise.all(kept).then(() => setIsKept(true));
  }, [store, inDoubt, utilisateurid]);
  return isKept && children;
}

const unsent =
  (inDoubt: string | null): Decorator =>
  (Story, { parameters }) => (
    <UnsentBefore store={(parameters.scene as { store: Store }).store} inDoubt={inDoubt}>
      <Story />
    </UnsentBefore>
  );

/** Two files were chosen for the first step in an earlier visit and never sent. Put this decorator inside `inApp`. */
export const filesUnsent = unsent(null);

/** One of the files may have been stored: its answer was lost, and the server has forgotten its key since then. */
export const filesInDoubt = unsent(IN_DOUBT);
