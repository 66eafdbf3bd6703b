import { Amount } from '@comptoir/ui/Amount';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { FORMAT, useGarde } from './gardes';
import type { Imprimables } from './imprimable';
import { Formats, Partage, Suite } from './Sorties';
import { useImpression } from './useImpression';

export interface ImprimesModalProps {
  imprimables: Imprimables;
  onClose(): void;
}

/** Several documents, printed or sent as one PDF; each is counted (ADR 0042). */
export function ImprimesModal({ imprimables, onClose }: ImprimesModalProps) {
  const { t } = useLang();
  const { dernier, keep } = useGarde(FORMAT);
  const impression = useImpression(imprimables, onClose);
  const items = imprimables.map(({ imprimeid, numero, montant }) => ({
    id: String(imprimeid),
    label: numero,
    value: <Amount value={montant} />,
  }));
  return (
    <Modal
      open
      size="sm"
      title={t('piece.lottitre', { count: imprimables.length })}
      footer={
        dernier && (
          <>
            <Formats impression={impression} dernier={dernier} isFirst onUse={keep} />
            <Partage impression={impression} />
          </>
        )
      }
      onClose={onClose}
    >
      <Stack>
        <span>{t('piece.lotaide')}</span>
        <DescriptionList items={items} minWidth="10rem" />
        <Suite impression={impression} />
      </Stack>
    </Modal>
  );
}
