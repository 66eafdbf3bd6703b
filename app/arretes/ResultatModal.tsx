import type { ArreteDetail } from '@comptoir/contract/arretes';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useNomArrete } from './arreteLook';
import { Chiffres } from './Chiffres';
import { JoindreModal } from './JoindreModal';

interface ResultatModalProps {
  arrete: ArreteDetail;
  onClose(): void;
}

/**
 * Shows what a count of a wallet or a bank found. The phone or the statement is still at hand, so its proof may be
 * attached now, or later (ADR 0044).
 */
export function ResultatModal({ arrete, onClose }: ResultatModalProps) {
  const { t } = useLang();
  const title = useNomArrete()(arrete);
  const [isAttaching, setAttaching] = useState(false);
  if (isAttaching) return <JoindreModal arrete={arrete} onClose={onClose} />;
  const footer = (
    <>
      <Button icon={<Paperclip aria-hidden />} onClick={() => setAttaching(true)}>
        {t('arrete.joindre')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t('arrete.plustard')}
      </Button>
    </>
  );
  return (
    <Modal open title={title} footer={footer} onClose={onClose}>
      <Stack>
        <Chiffres attendu={arrete.attendu} compte={arrete.compte} />
        <p>{t('arrete.joindreoffre')}</p>
      </Stack>
    </Modal>
  );
}
