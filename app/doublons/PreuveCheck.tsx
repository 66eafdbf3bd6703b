import { doublons } from '@comptoir/contract/doublons';
import type { RecordId } from '@comptoir/domain/units';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { useEffect, useState } from 'react';
import { useRoute } from '../frame/reads/useRoute';
import { shrinkImage } from '../records/fichiers/shrinkImage';
import { DoublonsAlert } from './DoublonsAlert';

interface PreuveCheckProps {
  file: File;
  depenseid: RecordId | undefined;
}

export function PreuveCheck({ file, depenseid }: PreuveCheckProps) {
  const empreinte = useEmpreinte(file);
  return empreinte && <Found key={empreinte} empreinte={empreinte} depenseid={depenseid} />;
}

function Found({ empreinte, depenseid }: Omit<PreuveCheckProps, 'file'> & { empreinte: string }) {
  const { data = [] } = useRoute(doublons.preuve, { params: { empreinte }, query: { depenseid } });
  return <DoublonsAlert doublons={data} par="preuve" />;
}

/**
 * Returns the SHA-256 of a file as it is sent, which browsers compute themselves only over HTTPS; null until it is
 * known.
 */
function useEmpreinte(file: File): string | null {
  const [found, setFound] = useState<{ file: File; empreinte: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const sent = await shrinkImage(file);
      const empreinte = bytesToHex(sha256(new Uint8Array(await sent.arrayBuffer())));
      if (isWanted) setFound({ file, empreinte });
    };
    // A file that cannot be read is refused when it is sent.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return found?.file === file ? found.empreinte : null;
}
