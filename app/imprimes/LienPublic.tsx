import { imprimes } from '@comptoir/contract/imprimes';
import type { RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { useToast } from '@comptoir/ui/Toasts';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../frame/api/ApiError';
import { useMutationOf } from '../frame/api/useMutationOf';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';

interface LienPublicProps {
  imprimeid: RecordId;
  lien: string;
}

/** Copies the public address of a document, or takes it back by giving the document another one (ADR 0046). */
export function LienPublic({ imprimeid, lien }: LienPublicProps) {
  const { t } = useLang();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  // Without a secure address (HTTPS) the browser refuses to copy; the address can still be read.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(lien) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('piece.copie')),
      () => toast.warning(t('piece.noncopie', { lien })),
    );
  return (
    <>
      <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('piece.copier')}
      </Button>
      <Button variant="secondary" icon={<RefreshCw aria-hidden />} onClick={() => setIsAsking(true)}>
        {t('piece.renouveler')}
      </Button>
      {isAsking && <Renouvellement imprimeid={imprimeid} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Asks first: the code on every print of the document leads nowhere afterwards. */
function Renouvellement({ imprimeid, onClose }: Pick<LienPublicProps, 'imprimeid'> & { onClose(): void }) {
  const { t } = useLang();
  const toast = useToast();
  const { submit, busy, error } = useMutationOf(imprimes.renouveler, { touches: ['imprimes'] });
  const renew = async () => {
    try {
      await submit({ params: { imprimeid } }, {});
      toast.success(t('piece.renouvele'));
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
    }
  };
  return (
    <Confirmation
      tone="danger"
      detail={t('piece.renouveleraide')}
      busy={busy}
      error={error?.message}
      onConfirm={() => void renew()}
      onCancel={onClose}
    />
  );
}
